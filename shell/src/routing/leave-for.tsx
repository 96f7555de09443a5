import { sessionStore } from '@coaching/mfe-kit';
import { untilWritten } from '@coaching/mfe-kit/page';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteSessionOver } from '../session-over/session-over';

/** An address whose page is not part of the application: the browser loads it, which here no link does. */
export function LeaveFor() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    let isHere = true;
    // Who logs out has no key any more.
    if (pathname === '/login' && sessionStore.lastSignedIn()?.journal_key) noteSessionOver();
    // Screens that are gone by now have just written what was typed into them.
    void untilWritten().then(() => {
      if (isHere) window.location.replace(pathname + search + hash);
    });
    return () => {
      isHere = false;
    };
  }, [pathname, search, hash]);
  return null;
}
