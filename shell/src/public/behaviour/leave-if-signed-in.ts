import { isSignedIn } from './is-signed-in';

/** A visitor who is signed in goes from the home page to where they start (spec 1 section 1). */
export async function leaveIfSignedIn(): Promise<void> {
  if (location.pathname === '/' && (await isSignedIn())) location.replace('/dashboard');
}
