import { PRODUCT_PROMISE } from '@coaching/contracts';
import { ApiError, callApi, callErrorText, refreshSession, useTitle } from '@coaching/mfe-kit';
import { Brand, Button, Link, PasswordInput, TextInput, Title } from '@coaching/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import classes from './login-page.module.css';
import { type LoginProblem, problemOf } from './login-problem';

/** Email and password; the server's sentence stands under the field it is about. */
export function LoginPage() {
  useTitle('Login');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<LoginProblem>({});
  const [busy, setBusy] = useState(false);
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  const fail = (found: LoginProblem) => {
    setProblem(found);
    fields[found.email ? 'email' : 'password'].current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim()) return fail({ email: 'Please enter your email.' });
    if (!password) return fail({ password: 'Please enter your password.' });
    setProblem({});
    setBusy(true);
    try {
      await callApi('login', { body: { email: email.trim(), password } }, { quiet: true });
      // Once the session is known, the page that leads visitors here leads on.
      await refreshSession();
    } catch (error) {
      fail(error instanceof ApiError ? problemOf(error) : { password: callErrorText(error) ?? undefined });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link href="/" className={classes.home} aria-label="Home">
          <Brand full size={32} />
        </Link>
      </header>
      <main className={classes.main}>
        <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
          <div>
            <Title order={1}>Log in</Title>
            <p className={classes.promise}>{PRODUCT_PROMISE}</p>
          </div>
          <TextInput
            ref={fields.email}
            label="Email"
            type="email"
            size="md"
            autoComplete="username"
            value={email}
            error={problem.email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            ref={fields.password}
            label="Password"
            size="md"
            autoComplete="current-password"
            value={password}
            error={problem.password}
            visibilityToggleButtonProps={{ 'aria-label': 'Show what I type' }}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            Login
          </Button>
        </form>
      </main>
    </div>
  );
}
