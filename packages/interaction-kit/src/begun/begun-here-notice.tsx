import { interactionKinds, interactionPath, interactionTitle } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Anchor, Icon, IconButton, Link, useConfirm } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { type BegunHere, begunHere, discardBegun } from './begun-here';
import classes from './begun-here-notice.module.css';

/** How often it is looked at whether they were sent meanwhile, in milliseconds. */
const LOOK_MS = 3000;

/** Interactions that were begun on this device while the server was out of reach, until they are sent: each can be opened. */
export function BegunHereNotice({ client_uid }: { client_uid?: string | null }) {
  const { user } = useSession();
  const confirm = useConfirm();
  const [all, lookAgain] = useBegunHere(user.uid);
  const begun = all.filter(({ clients }) => !client_uid || clients.some(({ uid }) => uid === client_uid));
  const discard = async (interaction: BegunHere) => {
    const { noun } = interactionKinds[interaction.entity_type];
    const sure = await confirm({
      title: `Delete this ${noun}?`,
      message: 'It is on this device alone. It does not come back from the recycle bin.',
      confirm: `Delete ${noun}`,
      destructive: true,
    });
    if (!sure) return;
    await discardBegun(interaction, user.uid);
    await lookAgain();
  };
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
            <IconButton
              className={classes.delete}
              label={`Delete ${interactionTitle(interaction)}`}
              onClick={() => void discard(interaction)}
            >
              <Icon of={IconTrash} size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What somebody began here, and a function that looks for it anew. */
function useBegunHere(user_uid: string): [begun: BegunHere[], lookAgain: () => Promise<void>] {
  const [begun, setBegun] = useState<BegunHere[]>([]);
  // A device that stores nothing has none.
  const look = useCallback(async () => setBegun(await begunHere(user_uid).catch(() => [])), [user_uid]);
  useEffect(() => void look(), [look]);
  const isAny = begun.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [isAny, look]);
  return [begun, look];
}
