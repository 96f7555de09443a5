import { CODE_MINUTES, verificationCodeProblem } from '@coaching/contracts';
import { callApi, useSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button } from '@coaching/ui-kit';
import { type FormEvent, useState } from 'react';
import { CodeField } from '../verification/code-field';
import classes from './confirm-identity.module.css';

const fields = ['otp'] as const;

interface ByCodeProps {
  onDone: () => void;
  onCancel: () => void;
  /** To the other way, where there is one. */
  onOther?: () => void;
}

/** Proves who one is by a code that is sent to one's email when asked for. */
export function ByCode({ onDone, onCancel, onOther }: ByCodeProps) {
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const { problems, busy, run } = useFormAction(fields, 'otp', { otp: code });

  const send = () =>
    run({}, async () => {
      await callApi('createOtp', { body: { email: user.email } }, { quiet: true });
      setSent(true);
    });
  const prove = () =>
    run({ otp: verificationCodeProblem(code) ?? undefined }, async () => {
      await callApi('confirmSession', { body: { email: user.email, otp: code } }, { quiet: true });
      onDone();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (isSent ? prove() : send());
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        {isSent ? 'We sent a code to ' : 'You signed in a while ago. We send a code to '}
        <strong>{user.email}</strong>
        {isSent ? `. It works for ${CODE_MINUTES} minutes.` : ', so that nobody else changes your account.'}
      </p>
      {isSent ? (
        <CodeField value={code} onChange={setCode} error={problems.otp} />
      ) : (
        problems.otp && (
          <p className={classes.problem} role="alert">
            {problems.otp}
          </p>
        )
      )}
      <div className={classes.buttons}>
        {onOther && (
          <Button variant="subtle" className={classes.other} onClick={onOther}>
            Use my password
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} data-autofocus={isSent ? undefined : true}>
          {isSent ? 'Confirm' : 'Send code'}
        </Button>
      </div>
    </form>
  );
}
