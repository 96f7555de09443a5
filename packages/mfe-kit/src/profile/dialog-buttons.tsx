import { Button } from '@coaching/ui-kit';
import classes from './profile.module.css';

interface DialogButtonsProps {
  /** What sending the dialog's form does. */
  label: string;
  busy: boolean;
  onCancel: () => void;
}

/** What ends a dialog with a form: sending it, and leaving all as it was. */
export function DialogButtons({ label, busy, onCancel }: DialogButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button type="submit" loading={busy}>
        {label}
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
