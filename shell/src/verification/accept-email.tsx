import { CODE_MINUTES, verificationCodeProblem } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, toast } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountCard } from '../account/account-card';
import { CodeField } from './code-field';

const fields = ['verification_code'] as const;

/** The receiver of an email that support adds to an account confirms it, and then signs in with it. */
export function AcceptEmail({ email, user_uid }: { email: string; user_uid: string }) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { problems, busy, run } = useFormAction(fields, 'verification_code', { verification_code: code });

  const submit = () =>
    run({ verification_code: verificationCodeProblem(code) ?? undefined }, async () => {
      const body = { uid: user_uid, email, verification_code: code };
      await callApi('acceptEmail', { body }, { quiet: true });
      toast.success('Your email is confirmed. Now sign in with it.');
      navigate(`/login?email=${encodeURIComponent(email)}`, { replace: true });
    });

  return (
    <AccountCard
      title="Confirm your email"
      lead={
        <>
          Enter the code that we sent to <strong>{email}</strong>. It works for {CODE_MINUTES} minutes. After
          that you can sign in with this email.
        </>
      }
      onSubmit={() => void submit()}
    >
      <CodeField value={code} onChange={setCode} error={problems.verification_code} />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Confirm email
      </Button>
    </AccountCard>
  );
}
