import { callApi, useSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { PasswordField } from '@coaching/mfe-kit/profile';
import { Button } from '@coaching/ui-kit';
import { type FormEvent, useState } from 'react';
import classes from './confirm-identity.module.css';

const fields = ['password'] as const;

interface ByPasswordProps {
  onDone: () => void;
  onCancel: () => void;
  /** To the other way. */
  onOther: () => void;
}

/** Proves who one is by one's password. */
export function ByPassword({ onDone, onCancel, onOther }: ByPasswordProps) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const { problems, busy, run } = useFormAction(fields, 'password', { password });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ password: password ? undefined : 'Please enter your password.' }, async () => {
      await callApi('confirmSession', { body: { email: user.email, password } }, { quiet: true });
      onDone();
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        You signed in a while ago. Enter your password, so that nobody else changes your account.
      </p>
      <input hidden autoComplete="username" value={user.email} readOnly />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={problems.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" className={classes.other} onClick={onOther}>
          Use a code instead
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Confirm
        </Button>
      </div>
    </form>
  );
}
