import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type Ref, useEffect, useState } from 'react';
import type { SelectableUser } from '../user/selectable-user';
import { UserAvatar } from '../user/user-avatar';
import { FoundUsers } from './found-users';
import { type SearchUsers, useFoundUsers } from './use-found-users';

export interface UserSelectProps {
  label: string;
  value: SelectableUser | null;
  onChange: (user: SelectableUser | null) => void;
  search: SearchUsers;
  error?: string | null;
  description?: string;
  placeholder?: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Searchable choice of one person: type a name, arrow keys, Enter. */
export function UserSelect({
  label,
  value,
  onChange,
  search,
  error,
  description,
  placeholder,
  required,
  ref,
}: UserSelectProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [query, setQuery] = useState<string | null>(null);
  const found = useFoundUsers(combobox.dropdownOpened, query, search);

  useEffect(() => {
    if (found.state === 'found' && query) combobox.selectFirstOption();
  }, [found, query, combobox]);

  const choose = (uid: string) => {
    if (found.state !== 'found') return;
    onChange(found.users.find((user) => user.uid === uid) ?? null);
    setQuery(null);
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={ref}
          label={label}
          description={description}
          error={error}
          withAsterisk={required}
          placeholder={placeholder ?? 'Type a name or email'}
          autoComplete="off"
          value={query ?? value?.username ?? ''}
          leftSection={value && query === null ? <UserAvatar user={value} size={24} /> : undefined}
          rightSection={
            value ? (
              <CloseButton
                size="sm"
                aria-label="Clear the choice"
                onClick={() => {
                  onChange(null);
                  setQuery(null);
                }}
              />
            ) : (
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            )
          }
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => {
            setQuery(null);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <FoundUsers found={found} />
    </Combobox>
  );
}
