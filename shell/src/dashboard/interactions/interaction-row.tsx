import { type Interaction, interactionPath, interactionTitle } from '@coaching/contracts';
import { Icon, Link, UserAvatar } from '@coaching/ui-kit';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../dashboard-list.module.css';
import { othersIn, type Side } from './use-interactions';

interface InteractionRowProps {
  interaction: Interaction;
  side: Side;
  /** When it was or will be. */
  when: ReactNode;
  /** What can be done with it besides opening it. */
  action?: ReactNode;
}

/** With whom, what, with which tool, and when. */
export function InteractionRow({ interaction, side, when, action }: InteractionRowProps) {
  const { tool_name, visibility } = interaction;
  const others = othersIn(interaction, side);
  const [person] = others;
  const title = interactionTitle(interaction);
  return (
    <li className={classes.row}>
      {person && <UserAvatar user={person} size={36} decorative />}
      <div className={classes.words}>
        <Link className={classes.title} href={interactionPath(interaction)} title={title}>
          {title}
        </Link>
        <div className={classes.facts}>
          {others.map(({ username }) => username).join(', ')} · {tool_name}
          {visibility === 'private' && (
            <span className={classes.private}>
              {' · '}
              <Icon of={IconLock} size={14} />
              Private
            </span>
          )}
        </div>
      </div>
      {action}
      <div className={classes.when}>{when}</div>
    </li>
  );
}
