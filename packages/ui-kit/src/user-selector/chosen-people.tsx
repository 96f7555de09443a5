import type { RefObject } from 'react';
import { PersonChips } from '../user/person-chips';
import type { SelectableUser } from '../user/selectable-user';
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
  return (
    <div className={classes.chosen}>
      <p className={classes.count} role="status">
        {chosenWords(users.length)}
      </p>
      {users.length > 0 && (
        <PersonChips
          label="Chosen people"
          users={[...users].reverse()}
          onRemove={onRemove}
          otherwise={otherwise}
          className={classes.chips}
        />
      )}
    </div>
  );
}
