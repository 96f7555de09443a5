import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PersonChips } from '../user/person-chips';
import type { SelectableUser } from '../user/selectable-user';
import { chosenWords } from '../user-selector/selector-words';
import { FoundUsers } from './found-users';
import { useFoundUsers } from './use-found-users';
import type { UserSelectProps } from './user-select';
import classes from './user-select.module.css';

export interface UserMultiSelectProps extends Omit<UserSelectProps, 'value' | 'onChange'> {
  value: readonly SelectableUser[];
  /** Called with everyone who is chosen, in the order of choosing. */
  onChange: (users: SelectableUser[]) => void;
}

/**
 * Searchable choice of several people: type a name, arrow keys, Enter; chosen again they are taken out. They stand
 * below the field, so that it stays where it is; Backspace in the empty field takes out the last.
 */
export function UserMultiSelect({
  label,
  value,
  onChange,
  search,
  error,
  description,
  placeholder = 'Type a name or email',
  required,
  ref,
}: UserMultiSelectProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [query, setQuery] = useState('');
  const found = useFoundUsers(combobox.dropdownOpened, query, search);
  const field = useRef<HTMLInputElement>(null);
  const isChosen = (uid: string) => value.some((user) => user.uid === uid);

  useEffect(() => {
    if (found.state === 'found' && query) combobox.selectFirstOption();
  }, [found, query, combobox]);

  const remove = (uid: string) => onChange(value.filter((user) => user.uid !== uid));
  const choose = (uid: string) => {
    if (found.state !== 'found') return;
    const user = found.users.find((other) => other.uid === uid);
    if (isChosen(uid)) remove(uid);
    else if (user) onChange([...value, user]);
    setQuery('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && last) remove(last.uid);
  };

  return (
    <div className={classes.several}>
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={useMergedRef(field, ref)}
            label={label}
            description={description}
            error={error}
            withAsterisk={required}
            placeholder={placeholder}
            autoComplete="off"
            value={query}
            rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onKeyDown={onKeyDown}
            onClick={() => combobox.openDropdown()}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => {
              setQuery('');
              combobox.closeDropdown();
            }}
          />
        </Combobox.Target>
        <FoundUsers found={found} isChosen={isChosen} />
      </Combobox>
      <VisuallyHidden role="status">{chosenWords(value.length)}</VisuallyHidden>
      {value.length > 0 && (
        <PersonChips label={`${label}, chosen`} users={value} onRemove={remove} otherwise={field} />
      )}
    </div>
  );
}
