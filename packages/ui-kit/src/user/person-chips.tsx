import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import classes from './person-chips.module.css';
import type { SelectableUser } from './selectable-user';
import { UserAvatar } from './user-avatar';

interface PersonChipsProps {
  label: string;
  users: readonly SelectableUser[];
  onRemove: (uid: string) => void;
  /** Takes the focus when the last one is gone. */
  otherwise: RefObject<HTMLElement | null>;
  /** How they lie; in as many lines as they need when left out. */
  className?: string;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** People who are chosen, each with a way to take them out again: its button, or Delete while it has the focus. */
export function PersonChips({ label, users, onRemove, otherwise, className }: PersonChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  const remove = (uid: string, at: number) => {
    const all = buttons();
    (all[at + 1] ?? all[at - 1] ?? otherwise.current)?.focus();
    onRemove(uid);
  };
  const onKeyDown = (event: KeyboardEvent, uid: string, at: number) => {
    const step = steps[event.key];
    if (step) buttons()[at + step]?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(uid, at);
    else return;
    event.preventDefault();
  };

  return (
    <ul ref={list} className={className ?? classes.chips} aria-label={label}>
      {users.map((user, at) => (
        <li key={user.uid} className={classes.chip}>
          <UserAvatar user={user} size={24} decorative />
          <span className={classes.name}>{user.username}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove ${user.username}`}
            onClick={() => remove(user.uid, at)}
            onKeyDown={(event) => onKeyDown(event, user.uid, at)}
          >
            <IconX size={14} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
