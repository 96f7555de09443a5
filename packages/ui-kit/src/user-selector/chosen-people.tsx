import { IconX } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import type { SelectableUser } from '../user/selectable-user';
import { UserAvatar } from '../user/user-avatar';
import classes from './chosen-people.module.css';
import { chosenWords } from './selector-words';

interface ChosenPeopleProps {
  users: readonly SelectableUser[];
  onRemove: (uid: string) => void;
  /** Takes the focus when the last one is gone. */
  otherwise: RefObject<HTMLElement | null>;
}

/** Who is chosen and how many, the latest first, each with a way to take them out again. */
export function ChosenPeople({ users, onRemove, otherwise }: ChosenPeopleProps) {
  const list = useRef<HTMLUListElement>(null);

  const remove = (uid: string, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1] ?? otherwise.current)?.focus();
    onRemove(uid);
  };

  return (
    <div className={classes.chosen}>
      <p className={classes.count} role="status">
        {chosenWords(users.length)}
      </p>
      {users.length > 0 && (
        <ul ref={list} className={classes.chips} aria-label="Chosen people">
          {[...users].reverse().map((user, at) => (
            <li key={user.uid} className={classes.chip}>
              <UserAvatar user={user} size={24} decorative />
              <span className={classes.name}>{user.username}</span>
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove ${user.username}`}
                onClick={() => remove(user.uid, at)}
              >
                <IconX size={14} stroke={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
