import { useCallback, useEffect, useRef, useState } from 'react';
import type { SelectableUser } from '../user/selectable-user';
import type { PeoplePage, PeopleQuery, SearchPeople } from './user-selector-props';

/** What was found so far, and what is under way. */
export interface FoundPeople {
  /** Undefined until something was found; of the last question while another is under way. */
  users: readonly SelectableUser[] | undefined;
  total: number;
  isBusy: boolean;
  /** The page that could not be read; null while none failed. */
  failedPage: number | null;
  hasMore: boolean;
  showMore: () => void;
  retry: () => void;
}

interface Found {
  users?: readonly SelectableUser[];
  total: number;
  page: number;
  hasMore: boolean;
}

const nothing: Found = { total: 0, page: 0, hasMore: false };

/** The next page below the others; whoever moved down a page meanwhile stands there once. */
function joined(before: Found, { users, total }: PeoplePage, page: number): Found {
  const known = page === 1 ? [] : (before.users ?? []);
  const fresh = users.filter(({ uid }) => !known.some((user) => user.uid === uid));
  const all = [...known, ...fresh];
  return { users: all, total, page, hasMore: users.length > 0 && all.length < total };
}

/** Finds people page by page; a new question begins at its first page, and an answer to an old one is dropped. */
export function useFoundPeople(
  search: SearchPeople,
  { query, scope, program_uid }: PeopleQuery,
): FoundPeople {
  const [found, setFound] = useState(nothing);
  const [isBusy, setIsBusy] = useState(true);
  const [failedPage, setFailedPage] = useState<number | null>(null);
  const latest = useRef(search);
  latest.current = search;
  const reading = useRef<AbortController>(null);

  const read = useCallback(
    async (page: number) => {
      reading.current?.abort();
      const abort = new AbortController();
      const { signal } = abort;
      reading.current = abort;
      setIsBusy(true);
      try {
        const answer = await latest.current({ query, scope, program_uid, page }, signal);
        if (signal.aborted) return;
        setFound((before) => joined(before, answer, page));
        setFailedPage(null);
      } catch {
        if (signal.aborted) return;
        setFailedPage(page);
      }
      setIsBusy(false);
    },
    [query, scope, program_uid],
  );

  useEffect(() => {
    void read(1);
    return () => reading.current?.abort();
  }, [read]);

  return {
    users: found.users,
    total: found.total,
    isBusy,
    failedPage,
    hasMore: found.hasMore,
    showMore: () => void read(found.page + 1),
    retry: () => void read(failedPage ?? 1),
  };
}
