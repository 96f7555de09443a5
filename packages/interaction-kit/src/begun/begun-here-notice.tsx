import { interactionPath, interactionTitle } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Anchor, Link } from '@coaching/ui-kit';
import { useEffect, useState } from 'react';
import { type BegunHere, begunHere } from './begun-here';
import classes from './begun-here-notice.module.css';

/** How often it is looked at whether they were sent meanwhile, in milliseconds. */
const LOOK_MS = 3000;

/** Interactions that were begun on this device while the server was out of reach, until they are sent: each can be opened. */
export function BegunHereNotice({ client_uid }: { client_uid?: string | null }) {
  const begun = useBegunHere().filter(
    ({ clients }) => !client_uid || clients.some(({ uid }) => uid === client_uid),
  );
  if (begun.length === 0) return null;
  return (
    <section className={classes.notice} aria-label="Only on this device so far">
      <p className={classes.words}>Only on this device so far, and sent when the connection is back:</p>
      <ul className={classes.list}>
        {begun.map((interaction) => (
          <li key={interaction.uid} className={classes.one}>
            <Anchor component={Link} href={interactionPath(interaction)} className={classes.link}>
              {interactionTitle(interaction)}
            </Anchor>{' '}
            <span>with {interaction.clients.map(({ username }) => username).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useBegunHere(): BegunHere[] {
  const { user } = useSession();
  const [begun, setBegun] = useState<BegunHere[]>([]);
  useEffect(() => {
    let isGone = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // A device that stores nothing has none.
      const found = await begunHere(user.uid).catch(() => []);
      if (isGone) return;
      setBegun(found);
      if (found.length > 0) next = setTimeout(look, LOOK_MS);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(next);
    };
  }, [user.uid]);
  return begun;
}
