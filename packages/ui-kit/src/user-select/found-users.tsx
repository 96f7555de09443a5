import { Combobox, Loader, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { UserLine } from '../user/user-line';
import type { Found } from './use-found-users';
import classes from './user-select.module.css';

interface FoundUsersProps {
  found: Found;
  /** Where several can be chosen: whether this one is. */
  isChosen?: (uid: string) => boolean;
}

/** What is said where there is nobody to choose. */
function Nobody({ found }: { found: Found }) {
  if (found.state === 'searching')
    return (
      <>
        <Loader size="xs" aria-hidden="true" />
        <VisuallyHidden>Searching</VisuallyHidden>
      </>
    );
  return found.state === 'failed' ? 'The search failed. Type again to retry.' : 'Nobody found';
}

/** Who was found, to choose from, below the field in which one types. */
export function FoundUsers({ found, isChosen }: FoundUsersProps) {
  const users = found.state === 'found' ? found.users : [];
  return (
    <Combobox.Dropdown>
      {/* A list box has nothing in it but options, and what is said in their place is read out. */}
      <div role="status">
        {users.length === 0 && (
          <Combobox.Empty>
            <Nobody found={found} />
          </Combobox.Empty>
        )}
      </div>
      <Combobox.Options
        mah={280}
        style={{ overflowY: 'auto' }}
        aria-label="People found"
        hidden={users.length === 0}
      >
        {users.map((user) => (
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
