import { sessionStore } from '@coaching/mfe-kit';

/** From now on: what somebody may no longer read is forgotten on this device once their session says so. */
export function forgetLostRights(): void {
  sessionStore.subscribe(() => {
    const session = sessionStore.get();
    // Who is signed in as somebody stores nothing of theirs.
    if (session.status !== 'signed-in' || session.real || !session.journal_key) return;
    import('@coaching/mfe-kit/journal')
      .then(({ forgetWhatRightsLost, journal }) => forgetWhatRightsLost(journal, session.actor))
      // A browser that stores nothing has nothing to forget.
      .catch(() => undefined);
  });
}
