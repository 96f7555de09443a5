import { MAX_RUBRIC_COLUMNS } from '@coaching/contracts';
import { Button } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import classes from './columns-dialog.module.css';

/** What becomes of what is wider than the rubric: it gets columns, it is left out, or nothing is pasted at all. */
export type ColumnsAnswer = 'add' | 'leaveOut' | 'cancel';

interface ColumnsDialogProps {
  /** How many columns are missing. */
  missing: number;
  /** How many more it would need, for which a rubric has no room. */
  beyond: number;
  onAnswer: (answer: ColumnsAnswer) => void;
}

const columnsWords = (count: number) => (count === 1 ? '1 more column' : `${count} more columns`);

const beyondWords = (count: number) =>
  `A rubric has ${MAX_RUBRIC_COLUMNS} columns at most, so the last ${count === 1 ? 'column' : `${count} columns`} of what you paste ${count === 1 ? 'is' : 'are'} left out either way.`;

/** Asks what becomes of a table that is wider than the rubric it is pasted into. */
export function ColumnsDialog({ missing, beyond, onAnswer }: ColumnsDialogProps) {
  return (
    <Dialog opened onClose={() => onAnswer('cancel')} title={`Add ${columnsWords(missing)}?`} size={420}>
      <p className={classes.words}>
        What you paste is wider than the rubric. Without them the rest of each line is left out.
      </p>
      {beyond > 0 && <p className={classes.words}>{beyondWords(beyond)}</p>}
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={() => onAnswer('cancel')}>
          Cancel
        </Button>
        <Button variant="default" onClick={() => onAnswer('leaveOut')}>
          Leave them out
        </Button>
        <Button onClick={() => onAnswer('add')}>Add columns</Button>
      </div>
    </Dialog>
  );
}
