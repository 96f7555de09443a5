import { SEARCH_DEBOUNCE_MS } from '@coaching/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSteady } from '../press/use-steady';
import type { SelectableUser } from '../user/selectable-user';

/** Finds people by name or address; an empty query lists the first. */
export type SearchUsers = (query: string, signal: AbortSignal) => Promise<readonly SelectableUser[]>;

/** What a search has come to. */
export type Found = { state: 'searching' | 'failed' } | { state: 'found'; users: readonly SelectableUser[] };

/** Who of those found before stays while others are looked for: those whom the words still fit. */
export function stillFitting(before: readonly SelectableUser[], query: string): readonly SelectableUser[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return before.filter(({ username, email = '' }) => {
    const text = `${username} ${email}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Who is found by what is typed, once typing has rested. @param open false searches nothing */
export function useFoundUsers(open: boolean, query: string | null, search: SearchUsers): Found {
  const [answer, setFound] = useState<Found>({ state: 'searching' });
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    setFound((before) => {
      const users = before.state === 'found' ? stillFitting(before.users, query ?? '') : [];
      return users.length > 0 ? { state: 'found', users } : { state: 'searching' };
    });
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

  // Nobody goes from under a finger because others were found.
  return useSteady(answer);
}
