import { Button, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { rowAfterKey } from '../data-table/move-in-rows';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { LoadingState } from '../states/loading-state';
import classes from './people-list.module.css';
import { PersonOption } from './person-option';
import { foundWords } from './selector-words';
import type { Chosen } from './use-chosen';
import type { FoundPeople } from './use-found-people';

/** Rows that PageUp and PageDown pass. */
const PAGE = 8;

interface PeopleListProps {
  query: string;
  found: FoundPeople;
  chosen: Chosen;
  multiple: boolean;
  /** What is typed in the list goes on in here. */
  searchField: RefObject<HTMLElement | null>;
  list: RefObject<HTMLDivElement | null>;
}

/** The people found, to choose from by click or keys: arrows move, Space and Enter choose, letters search. */
export function PeopleList({ query, found, chosen, multiple, searchField, list }: PeopleListProps) {
  const { users, total, isBusy, failedPage, hasMore } = found;
  const [stop, setStop] = useState<string | null>(null);
  const shownBefore = useRef<number | null>(null);
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  // Who asked for more goes on with the first of them.
  useEffect(() => {
    if (shownBefore.current === null || !users || users.length <= shownBefore.current) return;
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[shownBefore.current]?.focus();
    shownBefore.current = null;
  }, [users, list]);

  const showMore = () => {
    shownBefore.current = users?.length ?? null;
    found.showMore();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = options();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const user = users?.[at];
    if (!user || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      chosen.choose(user);
    } else if (event.key === 'ArrowUp' && at === 0) {
      event.preventDefault();
      searchField.current?.focus();
    } else if (event.key === 'ArrowDown' && at === all.length - 1 && hasMore) {
      event.preventDefault();
      showMore();
    } else if (event.key.length === 1 || event.key === 'Backspace') {
      searchField.current?.focus();
    } else {
      const next = rowAfterKey(event.key, at, all.length, PAGE);
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    }
  };

  if (failedPage === 1)
    return <ErrorState title="The people could not be loaded." onRetry={found.retry} retrying={isBusy} />;
  if (!users) return <LoadingState shape="list" rows={6} label="Loading people" />;
  const tabStop =
    users.find(({ uid }) => uid === stop) ?? users.find(({ uid }) => chosen.has(uid)) ?? users[0];
  return (
    <>
      <VisuallyHidden role="status">{!isBusy && foundWords(total)}</VisuallyHidden>
      {users.length === 0 ? (
        <EmptyState icon={IconSearch}>
          {query ? `Nobody matches “${query}”.` : 'There is nobody here to choose.'}
        </EmptyState>
      ) : (
        <div
          ref={list}
          role="listbox"
          className={classes.options}
          aria-label="People"
          aria-multiselectable={multiple}
          aria-busy={isBusy}
          onKeyDown={onKeyDown}
        >
          {users.map((user) => (
            <PersonOption
              key={user.uid}
              user={user}
              isChosen={chosen.has(user.uid)}
              multiple={multiple}
              isTabStop={user === tabStop}
              onChoose={() => chosen.choose(user)}
              onFocus={() => setStop(user.uid)}
            />
          ))}
        </div>
      )}
      {hasMore && (
        <div className={classes.more}>
          {failedPage !== null && <p role="alert">The next people could not be loaded.</p>}
          <Button variant="default" loading={isBusy} onClick={showMore}>
            {failedPage === null ? 'Show more' : 'Retry'}
          </Button>
          <span className={classes.shown}>
            {users.length} of {total} shown
          </span>
        </div>
      )}
    </>
  );
}
