import { callApi, useTitle } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, Link, TextInput } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountCard } from '../account/account-card';
import { verificationPath } from '../verification/verification-path';

const fields = ['email'] as const;

/** Sends a code with which one gets in and chooses a new password; `email` is what was typed on the page before. */
export default function RequestResetPage() {
  useTitle('Reset password');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [email, setEmail] = useState(search.get('email') ?? '');
  const { problems, busy, run } = useFormAction(fields, 'email', { email });

  const submit = () =>
    run({ email: email.trim() ? undefined : 'Please enter your email.' }, async () => {
      await callApi('createOtp', { body: { email: email.trim() } }, { quiet: true });
      navigate(verificationPath(email.trim()));
    });

  return (
    <AccountCard
      title="Reset your password"
      lead="We send a code to your email. With it you choose a new password."
      onSubmit={() => void submit()}
      footer={<Link href="/login">Back to login</Link>}
    >
      <TextInput
        label="Email"
        type="email"
        size="md"
        autoComplete="username"
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Send code
      </Button>
    </AccountCard>
  );
}
