import type { Calibration } from '@coaching/contracts';
import { Icon, UserAvatar } from '@coaching/ui-kit';
import { IconCheck } from '@tabler/icons-react';
import classes from './results.module.css';

/** The observers, and who of them is done: in words, not by a mark alone. */
export function WhoHasFinished({
  calibration: { observers },
}: {
  calibration: Pick<Calibration, 'observers'>;
}) {
  if (observers.length === 0) return null;
  return (
    <ul className={classes.observers} aria-label="Observers">
      {observers.map(({ user_embed, finished_at }) => (
        <li key={user_embed.uid} className={classes.observer}>
          <UserAvatar user={user_embed} size={24} decorative />
          <span>{user_embed.username}</span>
          <span className={classes.part} data-done={finished_at !== null || undefined}>
            {finished_at !== null && <Icon of={IconCheck} size={14} />}
            {finished_at !== null ? 'finished' : 'not yet'}
          </span>
        </li>
      ))}
    </ul>
  );
}
