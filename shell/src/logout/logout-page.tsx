import { MESSAGES } from '@coaching/contracts';
import { signOut } from '@coaching/mfe-kit';
import { useEffect } from 'react';
import classes from './logout-page.module.css';

/** Takes off the device what was only kept to be read offline; unsent work stays for its owner. */
const forgetWhatWasRead = () =>
  import('@coaching/mfe-kit/journal').then(({ journal }) => journal.forgetSeen()).catch(() => undefined);

/**
 * Ends the session and goes to the start, even when the call fails (spec 1 section 2, Logout). The start is loaded
 * anew, so that nothing of the person who left stays in memory.
 */
export function LogoutPage() {
  useEffect(() => {
    void forgetWhatWasRead()
      .then(signOut)
      .then(() => window.location.replace('/'));
  }, []);
  return (
    <main className={classes.page}>
      <h1 className={classes.words}>{MESSAGES.loggingOut}</h1>
    </main>
  );
}
