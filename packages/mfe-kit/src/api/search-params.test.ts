import { searchParams } from './search-params';

it.each([
  [{}, ''],
  [{ page: 2, descending: false, query: 'a b' }, 'page=2&descending=false&query=a+b'],
  [{ role: undefined, page: 1 }, 'page=1'],
  [{ subject: ['math', 'art'] }, 'subject=math&subject=art'],
  [{ subject: [] }, ''],
])('writes %j', (query, address) => {
  expect(searchParams(query).toString()).toBe(address);
});
