import type { User } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { profileStyles as classes, DialogButtons } from '@coaching/mfe-kit/profile';
import { Button, TextInput, toast } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';

const fields = ['email'] as const;

/** Begins to add an email to somebody's account; who receives its mail accepts it. */
export function AddEmail({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const { problems, busy, run } = useFormAction(fields, 'email');
  const close = () => {
    setOpen(false);
    setEmail('');
    void run({}, async () => undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ email: email.trim() ? undefined : 'Please enter an email.' }, async () => {
      await callApi('addEmail', { body: { uid: user.uid, email: email.trim() } }, { quiet: true });
      toast.success(`We asked ${email.trim()} to accept`);
      close();
    });
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        New Email
      </Button>
      <Dialog opened={isOpen} onClose={close} title="New email" closeOnClickOutside={false}>
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
          <DialogButtons label="Send mail" busy={busy} onCancel={close} />
        </form>
      </Dialog>
    </>
  );
}
