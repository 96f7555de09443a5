import { IconCheck } from '@tabler/icons-react';
import type { SelectableUser } from '../user/selectable-user';
import { UserLine } from '../user/user-line';
import classes from './people-list.module.css';

interface PersonOptionProps {
  user: SelectableUser;
  isChosen: boolean;
  multiple: boolean;
  /** The one that Tab leads to. */
  isTabStop: boolean;
  onChoose: () => void;
  onFocus: () => void;
}

/** One person of the list, with a tick where several can be chosen and a dot where one can. */
export function PersonOption({ user, isChosen, multiple, isTabStop, onChoose, onFocus }: PersonOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the list's
    <div
      role="option"
      className={classes.option}
      aria-label={user.username}
      aria-description={user.email}
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
      onFocus={onFocus}
    >
      <span className={classes.mark} data-shape={multiple ? 'tick' : 'dot'} aria-hidden="true">
        {multiple && isChosen && <IconCheck size={14} stroke={3} />}
      </span>
      <UserLine user={user} decorative />
    </div>
  );
}
