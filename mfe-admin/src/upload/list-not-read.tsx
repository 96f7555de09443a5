import { ApiError, callErrorText } from '@coaching/mfe-kit';
import { Button, ErrorState } from '@coaching/ui-kit';
import type { UploadTarget } from './upload-target';
import { useListChoice } from './use-list-choice';

/** The same file is refused for the same reason again: it is too large, locked, of another kind or not there. */
const isLasting = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

interface ListNotReadProps {
  target: UploadTarget;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Says why a list was not read, and takes another one for the same place. */
export function ListNotRead({ target, error, onRetry, retrying }: ListNotReadProps) {
  const { choose, dialog } = useListChoice(target.role);
  return (
    <>
      <ErrorState
        title={callErrorText(error) ?? 'The list could not be read.'}
        onRetry={isLasting(error) ? undefined : onRetry}
        retrying={retrying}
      >
        <Button variant="default" aria-haspopup="dialog" onClick={choose}>
          Choose another file
        </Button>
      </ErrorState>
      {dialog}
    </>
  );
}
