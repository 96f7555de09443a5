import { SEARCH_DEBOUNCE_MS } from '@coaching/contracts';
import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { SelectableUser } from '../user/selectable-user';
import { UserAvatar } from '../user/user-avatar';
import { UserLine } from '../user/user-line';
import './styles';
import classes from './user-select.module.css';

export interface UserSelectProps {
  label: string;
  value: SelectableUser | null;
  onChange: (user: SelectableUser | null) => void;
  /** Finds people by name or address; an empty query lists the first. */
  search: (query: string, signal: AbortSignal) => Promise<readonly SelectableUser[]>;
  error?: string | null;
  description?: string;
  placeholder?: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

type Found = { state: 'searching' | 'failed' } | { state: 'found'; users: readonly SelectableUser[] };

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
  const [found, setFound] = useState<Found>({ state: 'searching' });
  const latest = useRef(search);
  latest.current = search;
  const open = combobox.dropdownOpened;

  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    setFound({ state: 'searching' });
    const timer = setTimeout(
      () => {
        latest
          .current(query ?? '', abort.signal)
          .then((users) => {
            if (!abort.signal.aborted) setFound({ state: 'found', users });
          })
          .catch(() => {
            if (!abort.signal.aborted) setFound({ state: 'failed' });
          });
      },
      query ? SEARCH_DEBOUNCE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [open, query]);

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
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target>
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
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label="People found">
          {found.state === 'searching' && (
            <Combobox.Empty>
              <Loader size="xs" aria-label="Searching" />
            </Combobox.Empty>
          )}
          {found.state === 'failed' && (
            <Combobox.Empty>The search failed. Type again to retry.</Combobox.Empty>
          )}
          {found.state === 'found' && found.users.length === 0 && (
            <Combobox.Empty>Nobody found</Combobox.Empty>
          )}
          {found.state === 'found' &&
            found.users.map((user) => (
              <Combobox.Option
                key={user.uid}
                value={user.uid}
                aria-label={user.username}
                className={classes.choice}
              >
                <UserLine user={user} />
              </Combobox.Option>
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
