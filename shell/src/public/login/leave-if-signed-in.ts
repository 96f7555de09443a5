import { isLogoutOwed } from '@coaching/mfe-kit/owed-logout';
import { safeRedirect } from '../../login/safe-redirect';
import { takeSessionOver } from '../../session-over/session-over';
import { isSignedIn } from '../behaviour/is-signed-in';
import { START } from './login-form';

/** Logging in makes no sense to somebody who is; they go where they were going, or to their start. */
export async function leaveIfSignedIn(): Promise<void> {
  const redirect_to = new URLSearchParams(location.search).get('redirect_to');
  if (await isSignedIn()) location.replace(safeRedirect(redirect_to) ?? START);
}

/** Says to who was sent here in the middle of something why. */
export function sayThatSessionIsOver(): void {
  document.querySelector<HTMLElement>('[data-over]')!.hidden = !takeSessionOver();
}

/**
 * Says to who logged out without a network that they are, and tells the server as soon as there is one: whoever comes
 * next must not be taken for them.
 */
export async function sayWhatIsOwed(): Promise<void> {
  const note = document.querySelector<HTMLElement>('[data-owed]')!;
  const tell = async () => {
    await isSignedIn();
    note.hidden = !isLogoutOwed();
  };
  note.hidden = !isLogoutOwed();
  window.addEventListener('online', () => void tell());
  await tell();
}
