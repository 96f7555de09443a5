import type { User } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { useTyped } from '@coaching/mfe-kit/form-draft';
import { profileStyles as classes, DialogButtons } from '@coaching/mfe-kit/profile';
import { Button, TextInput, toast } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';

const fields = ['email'] as const;

/** Begins to add an email to somebody's account; who receives its mail accepts it. */
export function AddEmail({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        New Email
      </Button>
      <Dialog opened={isOpen} onClose={close} title="New email" closeOnClickOutside={false}>
        <EmailForm user={user} onClose={close} />
      </Dialog>
    </>
  );
}

function EmailForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { values: email, set: setEmail } = useTyped(`new email of ${user.uid}`, '');
  const { problems, busy, run } = useFormAction(fields, 'email', { email });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ email: email.trim() ? undefined : 'Please enter an email.' }, async () => {
      await callApi('addEmail', { body: { uid: user.uid, email: email.trim() } }, { quiet: true });
      toast.success(`We asked ${email.trim()} to accept`);
      onClose();
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        description="It is added once they have accepted it by the mail we send there. Their other addresses are told."
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <DialogButtons label="Send mail" busy={busy} onCancel={onClose} />
    </form>
  );
}
