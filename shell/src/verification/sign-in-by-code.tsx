import { CODE_MINUTES, verificationCodeProblem } from '@coaching/contracts';
import { callApi, takeUpNewSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, Link, toast } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountCard } from '../account/account-card';
import { safeRedirect } from '../login/safe-redirect';
import { CodeField } from './code-field';
import { digitsOf } from './typed-code';

const fields = ['otp'] as const;

interface SignInByCodeProps {
  email: string;
  /** The code of the address that was opened; empty when it is still to come. */
  code: string;
  redirect_to: string | null;
}

/** Signs in with the code of a mail, and leads on to where one was going or to a new password (spec 1 section 2). */
export function SignInByCode({ email, code: given, redirect_to }: SignInByCodeProps) {
  const navigate = useNavigate();
  const [code, setCode] = useState(digitsOf(given));
  const { problems, busy, run } = useFormAction(fields, 'otp', { otp: code });

  const submit = () =>
    run({ otp: verificationCodeProblem(code) ?? undefined }, async () => {
      await callApi('verifyOtp', { body: { email, otp: code } }, { quiet: true });
      await takeUpNewSession();
      navigate(safeRedirect(redirect_to) ?? '/new_password', { replace: true });
    });
  const sendAgain = () =>
    run({}, async () => {
      await callApi('createOtp', { body: { email, redirect_to: redirect_to ?? undefined } }, { quiet: true });
      toast.success('Another code is on its way.');
    });

  return (
    <AccountCard
      title="Enter your code"
      lead={
        <>
          If <strong>{email}</strong> has an account, a code with 6 digits is on its way to it. It works for{' '}
          {CODE_MINUTES} minutes.
        </>
      }
      onSubmit={() => void submit()}
      footer={<Link href="/login">Use another email</Link>}
    >
      <CodeField value={code} onChange={setCode} error={problems.otp} />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Log in
      </Button>
      <Button variant="subtle" disabled={busy} onClick={() => void sendAgain()}>
        Send another code
      </Button>
    </AccountCard>
  );
}
