import { useTitle } from '@coaching/mfe-kit';
import { Navigate, useSearchParams } from 'react-router';
import { AcceptEmail } from './accept-email';
import { SignInByCode } from './sign-in-by-code';

/** Where a code is entered. Without the email it was sent to there is none to enter: that is asked for first. */
export default function VerificationPage() {
  useTitle('Verification');
  const [search] = useSearchParams();
  const email = search.get('email')?.trim();
  const redirect_to = search.get('redirect_to');
  const account = search.get('account');
  if (!email) {
    const back = redirect_to ? `/login?${new URLSearchParams({ redirect_to })}` : '/request_reset';
    return <Navigate to={back} replace />;
  }
  if (account) return <AcceptEmail email={email} user_uid={account} />;
  return <SignInByCode email={email} code={search.get('verify') ?? ''} redirect_to={redirect_to} />;
}
