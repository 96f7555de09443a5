import { MESSAGES } from '@coaching/contracts';
import { signOut } from '@coaching/mfe-kit';
import { useEffect } from 'react';
import classes from './logout-page.module.css';

/**
 * Ends the session and goes to the start, even when the call fails (spec 1 section 2, Logout). The start is loaded
 * anew, so that nothing of the person who left stays in memory.
 */
export function LogoutPage() {
  useEffect(() => {
    void signOut().then(() => window.location.replace('/'));
  }, []);
  return (
    <main className={classes.page}>
      <h1 className={classes.words}>{MESSAGES.loggingOut}</h1>
    </main>
  );
}
