import { MESSAGES } from '@coaching/contracts';
import { signOut } from '@coaching/mfe-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import classes from './logout-page.module.css';

/** Ends the session and goes to the start, even when the call fails (spec 1 section 2, Logout). */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().then(() => navigate('/', { replace: true }));
  }, [navigate]);
  return (
    <main className={classes.page}>
      <h1 className={classes.words}>{MESSAGES.loggingOut}</h1>
    </main>
  );
}
