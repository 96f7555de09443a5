import { safeRedirect } from '../../login/safe-redirect';
import { isSignedIn } from '../behaviour/is-signed-in';
import { START } from './login-form';

/** Logging in makes no sense to somebody who is; they go where they were going, or to their start. */
export async function leaveIfSignedIn(): Promise<void> {
  const redirect_to = new URLSearchParams(location.search).get('redirect_to');
  if (await isSignedIn()) location.replace(safeRedirect(redirect_to) ?? START);
}
