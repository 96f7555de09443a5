import { Button, Checkbox } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { useState } from 'react';

interface PrintDialogProps {
  title: string;
  coachee: string;
  onPrint: (withCoachNotes: boolean) => void;
  onClose: () => void;
}

/** Whether the coach's notes go along; not unless somebody says so. */
export default function PrintDialog({ title, coachee, onPrint, onClose }: PrintDialogProps) {
  const [withCoachNotes, setWithCoachNotes] = useState(false);
  return (
    <Dialog opened onClose={onClose} title={title}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault();
          onPrint(withCoachNotes);
        }}
        buttons={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" data-autofocus>
              Print
            </Button>
          </>
        }
      >
        <Checkbox
          label="Print coach notes too"
          description={`${coachee} does not see these. Leave them out of a copy for ${coachee}.`}
          checked={withCoachNotes}
          onChange={(event) => setWithCoachNotes(event.currentTarget.checked)}
        />
      </DialogForm>
    </Dialog>
  );
}
