import { writeListState } from '@coaching/mfe-kit/lists';
import { firstUsersQuery, readUsersQuery } from './users-query';

const read = (address: string) => readUsersQuery(new URLSearchParams(address));

it('begins with everybody, by last name', () => {
  expect(read('')).toEqual({
    query: '',
    page: 1,
    rowsPerPage: 50,
    sortBy: 'last_name',
    descending: false,
    role: undefined,
    organization_uid: undefined,
  });
});

it.each(['role=Program+Admin', 'query=reyes&sortBy=email&role=Coach&organization_uid=demo-lakeside'])(
  'stands in the address: %s',
  (address) => {
    expect(writeListState(read(address), firstUsersQuery).toString()).toBe(address);
  },
);

it('does not take a role that there is not', () => {
  expect(read('role=Janitor').role).toBeUndefined();
});
