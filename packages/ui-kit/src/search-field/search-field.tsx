import { SEARCH_DEBOUNCE_MS } from '@coaching/contracts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps extends Pick<TextInputProps, 'ref' | 'onKeyDown'> {
  /** What is searched, for those who do not see it. */
  label: string;
  value: string;
  /** Called once typing has rested. */
  onSearch: (query: string) => void;
}

/** Where one types what to look for; it keeps the focus, and what was typed, while results come. */
export function SearchField({ label, value, onSearch, ...rest }: SearchFieldProps) {
  const [query, setQuery] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;

  useEffect(() => {
    if (query === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = query;
      latest.current(query);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  // It was changed by other means, such as Back.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setQuery(value);
  }, [value]);

  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={`Search ${label}`}
      placeholder="Search"
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      value={query}
      onChange={(event) => setQuery(event.currentTarget.value)}
      {...rest}
    />
  );
}
