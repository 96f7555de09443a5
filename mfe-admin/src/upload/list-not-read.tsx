import { ApiError, callErrorText } from '@coaching/mfe-kit';
import { Button, ErrorState, latePart, useCodeAhead } from '@coaching/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { otherListAddress, type UploadTarget } from './upload-target';

const loadChoosing = () => import('./choose-list-dialog');
const ChooseListDialog = latePart(loadChoosing);

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
  const [search] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  useCodeAhead(loadChoosing);
  return (
    <>
      <ErrorState
        title={callErrorText(error) ?? 'The list could not be read.'}
        onRetry={isLasting(error) ? undefined : onRetry}
        retrying={retrying}
      >
        <Button variant="default" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          Choose another file
        </Button>
      </ErrorState>
      {isChoosing && (
        <ChooseListDialog
          role={target.role}
          addressOf={(url, name) => otherListAddress(search, url, name)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
