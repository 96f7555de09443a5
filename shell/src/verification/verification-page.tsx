import { verificationCodeProblem } from '@coaching/contracts';
import { callApi, refreshSession, useTitle } from '@coaching/mfe-kit';
import { Button, toast } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountCard } from '../account/account-card';
import { useFormAction } from '../account/use-form-action';
import { safeRedirect } from '../login/safe-redirect';
import { CodeField } from './code-field';
import { digitsOf } from './typed-code';

const fields = ['otp'] as const;

/** Signs in with the code of a mail, and leads on to where one was going or to a new password (spec 1 section 2). */
export default function VerificationPage() {
  useTitle('Verification');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  const redirect_to = search.get('redirect_to');
  const [code, setCode] = useState(digitsOf(search.get('verify') ?? ''));
  const { problems, busy, run } = useFormAction(fields, 'otp');

  const submit = () =>
    run({ otp: verificationCodeProblem(code) ?? undefined }, async () => {
      await callApi('verifyOtp', { body: { email, otp: code } }, { quiet: true });
      await refreshSession();
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
          If <strong>{email}</strong> has an account, a code with 6 digits is on its way to it. It works for
          ten minutes.
        </>
      }
      onSubmit={() => void submit()}
    >
      <CodeField value={code} onChange={setCode} error={problems.otp} />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Log in
      </Button>
      <Button variant="subtle" disabled={busy || !email} onClick={() => void sendAgain()}>
        Send another code
      </Button>
    </AccountCard>
  );
}
