import { problemsFrom } from '@coaching/mfe-kit/form-problems';
import { forgetOwedLogout } from '@coaching/mfe-kit/owed-logout';
import { safeRedirect } from '../../login/safe-redirect';
import { verificationPath } from '../../verification/verification-path';
import { showProblems } from '../behaviour/field-problems';
import { post } from '../behaviour/post';

/** Where the application sends each person to their own start. */
export const START = '/start';

const fields = ['email', 'password'] as const;

/**
 * Email and password log in, an email alone has a code sent (spec 1 section 4). An address in the query has its code
 * sent at once; one that was typed goes along to where a password is reset.
 */
export function startLoginForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-login]')!;
  const email = form.querySelector<HTMLInputElement>('[name=email]')!;
  const password = form.querySelector<HTMLInputElement>('[name=password]')!;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const search = new URLSearchParams(location.search);
  const redirect_to = search.get('redirect_to');

  const send = async () => {
    const to = email.value.trim();
    showProblems(form, to ? {} : { email: 'Please enter your email.' });
    if (!to || button.disabled) return;
    button.disabled = true;
    const refusal = password.value
      ? await post('/login', { email: to, password: password.value })
      : await post('/create_otp', { email: to, redirect_to: redirect_to ?? undefined });
    button.disabled = false;
    if (refusal) return showProblems(form, problemsFrom(refusal, fields, 'password'));
    // The session that was just started stands in the place of the one before.
    if (password.value) forgetOwedLogout();
    // In the place of this page, to which nobody goes back once they are in.
    if (password.value) location.replace(safeRedirect(redirect_to) ?? START);
    else location.assign(verificationPath(to, redirect_to));
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  const show = form.querySelector<HTMLButtonElement>('[data-show]')!;
  show.addEventListener('click', () => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    show.setAttribute('aria-pressed', String(!isShown));
  });

  const reset = form.querySelector<HTMLAnchorElement>('[data-reset]')!;
  reset.addEventListener('click', () => {
    const to = email.value.trim();
    reset.search = to ? `?${new URLSearchParams({ email: to })}` : '';
  });

  button.disabled = false;
  email.value ||= search.get('email') ?? '';
  if (search.get('email')?.trim()) void send();
}
