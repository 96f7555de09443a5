import { type User, verificationCodeProblem } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { profileStyles as classes, DialogButtons } from '@coaching/mfe-kit/profile';
import { Button, TextInput, toast } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { CodeField } from '../verification/code-field';

const fields = ['email', 'verification_code'] as const;

/** Adds an email to sign in with, once a code sent to it has come back. */
export function NewEmail({ user, onAdded }: { user: User; onAdded: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const { problems, busy, run } = useFormAction(fields, isSent ? 'verification_code' : 'email', {
    email,
    verification_code: code,
  });

  const close = () => {
    setOpen(false);
    setEmail('');
    setCode('');
    setSent(false);
    void run({}, async () => undefined);
  };
  const send = () =>
    run({ email: email.trim() ? undefined : 'Please enter an email.' }, async () => {
      await callApi('addEmail', { body: { uid: user.uid, email: email.trim() } }, { quiet: true });
      setSent(true);
    });
  const prove = () =>
    run({ verification_code: verificationCodeProblem(code) ?? undefined }, async () => {
      const body = { uid: user.uid, email: email.trim(), verification_code: code };
      await callApi('verifyNewEmail', { body }, { quiet: true });
      toast.success('Email added');
      close();
      onAdded();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (isSent ? prove() : send());
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
            data-autofocus
            autoComplete="email"
            description={isSent ? 'We sent a code to it.' : undefined}
            value={email}
            disabled={isSent}
            error={problems.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          {isSent && <CodeField value={code} onChange={setCode} error={problems.verification_code} />}
          <DialogButtons label={isSent ? 'Add email' : 'Send code'} busy={busy} onCancel={close} />
        </form>
      </Dialog>
    </>
  );
}
