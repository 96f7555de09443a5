import { type CastName, cast, embedOf } from '@coaching/access/testing';
import type { CallResponse, UserSummary } from '@coaching/contracts';
import { firstListState, type ListState, readChoice, readListState } from '@coaching/mfe-kit/lists';
import { act, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { type Answer, refusal, renderPage } from '../testing';
import { useList } from './use-list';
import { useListAddress } from './use-list-address';

const first = firstListState<'last_name' | 'email'>('last_name');
const places = [cast.organizations.cedar.uid, cast.organizations.lakeside.uid] as const;
interface People extends ListState<'last_name' | 'email'> {
  organization_uid?: string;
}
const read = (search: URLSearchParams): People => ({
  ...readListState(search, first, ['last_name', 'email']),
  organization_uid: readChoice(search, 'organization_uid', places),
});
const aRow = (name: CastName): UserSummary => ({
  ...embedOf(cast.users[name]),
  email: cast.users[name].email,
});
const rows = [aRow('coach'), aRow('coachee')];

function shown(at: string, getUsers: Answer<'getUsers'> = { users: rows, total: 7 }) {
  const useUsers = () => {
    const users = useListAddress<People>(first, read);
    const options = {
      rows: (answer: CallResponse<'getUsers'>) => answer.users,
      failed: 'No.',
      filters: ['organization_uid'] as const,
    };
    return { ...useList('getUsers', users, options), change: users[1], ...useLocation() };
  };
  const list = {} as { current: ReturnType<typeof useUsers> };
  function Page() {
    list.current = useUsers();
    return null;
  }
  return { list, ...renderPage(<Page />, { at, answers: { getUsers } }) };
}

it('asks for what the address says, and hands the table what came', async () => {
  const { list, madeOf } = shown('/user?page=2&sortBy=email');
  expect(list.current.table).toMatchObject({ rows: undefined, busy: false, error: undefined });
  await waitFor(() => expect(list.current.table.rows).toEqual(rows));
  expect(list.current.table).toMatchObject({ total: 7, more: false, busy: false });
  expect(list.current.table.state).toMatchObject({ page: 2, sortBy: 'email' });
  expect(madeOf('getUsers').map(({ query }) => query)).toMatchObject([{ page: 2, sortBy: 'email' }]);
});

it('leaves the rows where they are until another page has come, which the address names', async () => {
  const { list, answer } = shown('/user');
  await waitFor(() => expect(list.current.table.rows).toEqual(rows));
  answer({ getUsers: { users: [rows[1]!], total: 7 } });
  act(() => list.current.change({ page: 2 }));
  expect(list.current.search).toBe('?page=2');
  expect(list.current.table).toMatchObject({ rows, busy: true });
  await waitFor(() => expect(list.current.table.rows).toEqual([rows[1]]));
});

it('says what failed, and loads again on request', async () => {
  const { list, answer } = shown('/user', refusal(403, 'No.'));
  await waitFor(() => expect(list.current.table.error).toBe('No.'));
  expect(list.current.failure).toMatchObject({ status: 403 });
  answer({ getUsers: { users: rows, total: 2 } });
  act(() => list.current.table.onRetry());
  await waitFor(() => expect(list.current.table.rows).toEqual(rows));
});

it('carries the filters of columns in the address, asks by them, and takes them away again', async () => {
  const [here, there] = places;
  const { list, madeOf } = shown(`/user?page=2&organization_uid=${here}`);
  const requested = () => madeOf('getUsers').at(-1)?.query?.organization_uid;
  expect(list.current.table.state.filters).toEqual({ organization_uid: here });
  await waitFor(() => expect(list.current.table.rows).toEqual(rows));
  expect(requested()).toBe(here);
  const { state, onChange } = list.current.table;
  act(() => onChange({ ...state, page: 1, filters: { organization_uid: there } }));
  expect(list.current.search).toBe(`?organization_uid=${there}`);
  await waitFor(() => expect(requested()).toBe(there));
  act(() => list.current.table.onChange({ ...list.current.table.state, filters: {} }));
  expect(list.current.search).toBe('');
  await waitFor(() => expect(requested()).toBeUndefined());
});
