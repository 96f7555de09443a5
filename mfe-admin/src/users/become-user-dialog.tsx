import { BECOME_MINUTES, type ListedUser } from '@coaching/contracts';
import { becomeUser } from '@coaching/mfe-kit/become';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, Textarea } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import classes from './become-user-dialog.module.css';

const fields = ['reason'] as const;
const MAX_REASON = 300;

/** Asks why before one is signed in as somebody else, and says what that means. */
export default function BecomeUserDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { problems, busy, run } = useFormAction(fields, 'reason', { reason });

  const become = (event: FormEvent) => {
    event.preventDefault();
    const missing = reason.trim() === '' ? 'Please say why.' : undefined;
    void run({ reason: missing }, () => becomeUser(user.uid, reason.trim()));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Become ${user.username}?`}
      size={500}
      closeOnClickOutside={false}
    >
      <DialogForm
        noValidate
        onSubmit={become}
        buttons={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Become User
            </Button>
          </>
        }
      >
        <p className={classes.words}>
          You see what {user.username} sees, and do what they do, for {BECOME_MINUTES} minutes. What is
          private to them stays private, and nothing of theirs can be deleted. They can read in their profile
          that you were there, and why.
        </p>
        <Textarea
          label="Reason"
          required
          data-autofocus
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          error={problems.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
