import { Button } from '@coaching/ui-kit';
import classes from './paste-dialog.module.css';

interface ReplacedListProps {
  /** Whether a file took the place of what was typed. */
  replaced: boolean;
  onBringBack: () => void;
}

/** Says that a file took the place of what was typed, and brings that back. */
export function ReplacedList({ replaced, onBringBack }: ReplacedListProps) {
  return (
    <div role="status" className={classes.replaced}>
      {replaced && (
        <>
          <span>The list of this file replaced what stood here.</span>
          <Button variant="subtle" size="compact-sm" onClick={onBringBack}>
            Bring it back
          </Button>
        </>
      )}
    </div>
  );
}
