import { useCall } from '@coaching/mfe-kit';
import { Button, ErrorState, LoadingState } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { TemplateQuestions } from './template-preview';
import classes from './template-preview.module.css';

interface PreviewDialogProps {
  uid: string;
  title: string;
  onClose: () => void;
  onCopy: () => void;
}

/** What a template asks, over the list of all. */
export default function PreviewDialog({ uid, title, onClose, onCopy }: PreviewDialogProps) {
  const { data, isError, isFetching, refetch } = useCall(
    'getInterview',
    { params: { uid } },
    { quiet: true },
  );
  return (
    <Dialog opened onClose={onClose} title={title} size={768}>
      {data ? (
        <TemplateQuestions template={data.interview} heading="h3" />
      ) : isError ? (
        <ErrorState
          title="The template could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState rows={4} />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onCopy}>Copy and edit</Button>
      </div>
    </Dialog>
  );
}
