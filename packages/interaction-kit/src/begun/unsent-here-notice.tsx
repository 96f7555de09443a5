import { interactionKinds, interactionPath, interactionTitle } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Anchor, Icon, IconButton, Link, useConfirm } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { discardHere, type UnsentHere, unsentHere } from './unsent-here';
import classes from './unsent-here-notice.module.css';

/** How often it is looked at whether they were sent meanwhile, in milliseconds. */
const LOOK_MS = 3000;

const NOTHING_FOUND = { now: [], before: [] };

/** What is said of interactions that were begun here, and of those in which something was changed. */
const words = {
  begun: {
    lead: 'Only on this device so far, and sent when the connection is back:',
    button: 'Delete',
    title: (noun: string) => `Delete this ${noun}?`,
    message: 'It is on this device alone. It does not come back from the recycle bin.',
    confirm: (noun: string) => `Delete ${noun}`,
  },
  changed: {
    lead: 'With changes of yours that only this device has. Open one to see what became of them:',
    button: 'Discard the changes to',
    title: (noun: string) => `Discard your changes to this ${noun}?`,
    message: 'They are on this device alone. Nothing brings them back.',
    confirm: () => 'Discard changes',
  },
};

interface UnsentHereNoticeProps {
  /** Of interactions with them alone. */
  client_uid?: string | null;
}

/** Interactions of which this device has what the server does not, until it is sent: each can be opened. */
export function UnsentHereNotice({ client_uid }: UnsentHereNoticeProps) {
  const { user } = useSession();
  const confirm = useConfirm();
  const [all, lookAgain] = useUnsentHere(user.uid);
  const those = all.filter(({ clients }) => !client_uid || clients.some(({ uid }) => uid === client_uid));
  const discard = async (interaction: UnsentHere, said: (typeof words)['begun']) => {
    const { noun } = interactionKinds[interaction.entity_type];
    const sure = await confirm({
      title: said.title(noun),
      message: said.message,
      confirm: said.confirm(noun),
      destructive: true,
    });
    if (!sure) return;
    await discardHere(interaction, user.uid);
    await lookAgain();
  };
  if (those.length === 0) return null;
  const groups = [
    { said: words.begun, some: those.filter(({ isNew }) => isNew) },
    { said: words.changed, some: those.filter(({ isNew }) => !isNew) },
  ];
  return (
    <section className={classes.notice} aria-label="Only on this device so far">
      {groups.map(
        ({ said, some }) =>
          some.length > 0 && (
            <div key={said.button}>
              <p className={classes.words}>{said.lead}</p>
              <ul className={classes.list}>
                {some.map((interaction) => (
                  <li key={interaction.uid} className={classes.one}>
                    <Anchor component={Link} href={interactionPath(interaction)} className={classes.link}>
                      {interactionTitle(interaction)}
                    </Anchor>{' '}
                    <span>with {interaction.clients.map(({ username }) => username).join(', ')}</span>
                    <IconButton
                      className={classes.delete}
                      label={`${said.button} ${interactionTitle(interaction)}`}
                      onClick={() => void discard(interaction, said)}
                    >
                      <Icon of={IconTrash} size={18} />
                    </IconButton>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

/**
 * What somebody has unsent here, and a function that looks for it anew. Changes count once they were there at two looks:
 * what an earlier page sent last is sent again as a page opens, and gone a moment later.
 */
function useUnsentHere(user_uid: string): [unsent: UnsentHere[], lookAgain: () => Promise<void>] {
  const [found, setFound] = useState<{ now: UnsentHere[]; before: readonly string[] }>(NOTHING_FOUND);
  const look = useCallback(async () => {
    // A device that stores nothing has none.
    const now = await unsentHere(user_uid).catch(() => []);
    setFound((last) => ({ now, before: last.now.map(({ uid }) => uid) }));
  }, [user_uid]);
  useEffect(() => void look(), [look]);
  const isAny = found.now.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [isAny, look]);
  const { now, before } = found;
  return [useMemo(() => now.filter(({ uid, isNew }) => isNew || before.includes(uid)), [now, before]), look];
}
