import { type CastName, cast, embedOf } from '@coaching/access/testing';
import type { CallResponse, UserSummary } from '@coaching/contracts';
import { firstListState, type ListState } from '@coaching/mfe-kit/lists';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing';
import { useGrowingList } from './use-growing-list';

type State = ListState<'last_name'>;

const PAGE = 100;
const names = Object.keys(cast.users) as CastName[];
const people = (from: number, count: number): UserSummary[] =>
  Array.from({ length: count }, (_, at) => {
    const user = cast.users[names[(from + at) % names.length]!];
    return { ...embedOf(user), uid: `person-${from + at}`, email: user.email };
  });
const rowsOf = ({ users }: CallResponse<'getUsers'>) => users;
const uidOf = ({ uid }: UserSummary) => uid;

function shown(first: UserSummary[]) {
  const useUsers = () => {
    const [state, setState] = useState<State>(firstListState<'last_name'>('last_name'));
    const change = (next: Partial<State>) => setState((before) => ({ ...before, ...next }));
    const list = useGrowingList('getUsers', [state, change], { rows: rowsOf, rowKey: uidOf, failed: 'No.' });
    return { ...list, change };
  };
  const list = {} as { current: ReturnType<typeof useUsers> };
  function Page() {
    list.current = useUsers();
    return null;
  }
  return { list, ...renderPage(<Page />, { answers: { getUsers: { users: first, total: 150 } } }) };
}

it('begins with the first page, and adds the next one when the end is near, each row once', async () => {
  const { list, answer, madeOf } = shown(people(0, PAGE));
  await waitFor(() => expect(list.current.table.rows).toHaveLength(PAGE));
  // One that has moved on to the next page meanwhile.
  answer({ getUsers: { users: people(PAGE - 1, 51), total: 150 } });
  act(() => list.current.table.onNearEnd());
  await waitFor(() => expect(list.current.table.rows).toHaveLength(150));
  expect(list.current.table.rows?.map(uidOf)).toEqual(people(0, 150).map(uidOf));
  expect(madeOf('getUsers').map(({ query }) => query)).toMatchObject([
    { page: 1, rowsPerPage: PAGE },
    { page: 2, rowsPerPage: PAGE },
  ]);
});

it('asks for no more once all are there, and begins anew when something else is looked for', async () => {
  const { list, answer, madeOf } = shown(people(0, 3));
  await waitFor(() => expect(list.current.table.rows).toHaveLength(3));
  act(() => list.current.table.onNearEnd());
  answer({ getUsers: { users: people(7, 1), total: 1 } });
  act(() => list.current.change({ query: 'Ada' }));
  await waitFor(() => expect(list.current.table.rows?.map(uidOf)).toEqual(['person-7']));
  expect(madeOf('getUsers').map(({ query }) => query)).toMatchObject([
    { page: 1 },
    { page: 1, query: 'Ada' },
  ]);
});
