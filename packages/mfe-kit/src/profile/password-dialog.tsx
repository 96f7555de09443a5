import type { User } from '@coaching/contracts';
import { Button, toast } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { callApi } from '../api';
import { useFormAction } from '../form-action';
import { DialogButtons } from './dialog-buttons';
import { PasswordFields } from './password-fields';
import { passwordProblems, passwordValues } from './password-problems';
import classes from './profile.module.css';

const fields = ['password', 'again'] as const;
const empty = { password: '', again: '' };

/** Changes the password in a dialog. */
export function PasswordDialogButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const { problems, busy, run } = useFormAction(fields, 'password', passwordValues(typed));

  const close = () => {
    setOpen(false);
    setTyped(empty);
  };
  const addresses = user.uams.map(({ system_key }) => system_key);
  const save = () =>
    run(passwordProblems(typed.password, typed.again, addresses), async () => {
      const body = { password: typed.password, user_uid: user.uid };
      await callApi('newPassword', { body }, { quiet: true });
      toast.success(`User ${user.username} password updated successfully`);
      close();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Change Password
      </Button>
      <Dialog opened={isOpen} onClose={close} title="Change password" closeOnClickOutside={false}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <PasswordFields
            takesFocus
            {...typed}
            problems={problems}
            onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
          />
          <DialogButtons label="Save password" busy={busy} onCancel={close} />
        </form>
      </Dialog>
    </>
  );
}
