import { PRODUCT_PROMISE } from '@coaching/contracts';
import { callApi, refreshSession, useTitle } from '@coaching/mfe-kit';
import { Button, Link, PasswordInput, TextInput } from '@coaching/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountCard } from '../account/account-card';
import { useFormAction } from '../account/use-form-action';
import { verificationPath } from '../verification/verification-path';

const fields = ['email', 'password'] as const;

/**
 * Email and password; with the email alone a one-time code is sent (spec 1 section 4, Login mode). The server's
 * sentence stands under the field it is about.
 */
export function LoginPage() {
  useTitle('Login');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect_to = search.get('redirect_to');
  const [email, setEmail] = useState(search.get('email') ?? '');
  const [password, setPassword] = useState('');
  const { problems, busy, run } = useFormAction(fields, 'password');

  const sendCode = async (to: string) => {
    await callApi(
      'createOtp',
      { body: { email: to, redirect_to: redirect_to ?? undefined } },
      { quiet: true },
    );
    navigate(verificationPath(to, redirect_to));
  };
  const signIn = async () => {
    await callApi('login', { body: { email: email.trim(), password } }, { quiet: true });
    // Once the session is known, the page that leads visitors here leads on.
    await refreshSession();
  };
  const submit = () =>
    run({ email: email.trim() ? undefined : 'Please enter your email.' }, () =>
      password ? signIn() : sendCode(email.trim()),
    );

  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address the page was opened with
  useEffect(() => {
    const given = search.get('email')?.trim();
    if (!given || asked.current) return;
    asked.current = true;
    void run({}, () => sendCode(given));
  }, []);

  return (
    <AccountCard
      title="Log in"
      lead={PRODUCT_PROMISE}
      onSubmit={() => void submit()}
      footer={
        <>
          <Link href="/request_reset">Reset Password</Link>
          <Link href="/pricing">Sign Up</Link>
        </>
      }
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
      <PasswordInput
        label="Password"
        description="Leave it empty to get a code by email."
        size="md"
        autoComplete="current-password"
        value={password}
        error={problems.password}
        visibilityToggleButtonProps={{ 'aria-label': 'Show what I type' }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Login
      </Button>
    </AccountCard>
  );
}
