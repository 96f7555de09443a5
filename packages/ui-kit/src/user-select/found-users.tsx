import { Combobox, Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { UserLine } from '../user/user-line';
import type { Found } from './use-found-users';
import classes from './user-select.module.css';

interface FoundUsersProps {
  found: Found;
  /** Where several can be chosen: whether this one is. */
  isChosen?: (uid: string) => boolean;
}

/** Who was found, to choose from, below the field in which one types. */
export function FoundUsers({ found, isChosen }: FoundUsersProps) {
  return (
    <Combobox.Dropdown>
      <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label="People found">
        {found.state === 'searching' && (
          <Combobox.Empty>
            <Loader size="xs" aria-label="Searching" />
          </Combobox.Empty>
        )}
        {found.state === 'failed' && <Combobox.Empty>The search failed. Type again to retry.</Combobox.Empty>}
        {found.state === 'found' && found.users.length === 0 && <Combobox.Empty>Nobody found</Combobox.Empty>}
        {found.state === 'found' &&
          found.users.map((user) => (
            <Combobox.Option
              key={user.uid}
              value={user.uid}
              aria-label={user.username}
              aria-checked={isChosen?.(user.uid)}
              className={classes.choice}
            >
              <span className={classes.line}>
                <UserLine user={user} />
                {isChosen?.(user.uid) && <IconCheck size={16} stroke={2} aria-hidden="true" />}
              </span>
            </Combobox.Option>
          ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}
