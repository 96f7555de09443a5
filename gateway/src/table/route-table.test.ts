import { aRow } from '../testing/a-row';
import { routeTable } from './route-table';

const route = routeTable([
  aRow({ name: 'users', path: '/users' }),
  aRow({ name: 'user', path: '/user/:id' }),
  aRow({ name: 'me', path: '/user/me' }),
  aRow({ name: 'removeMe', path: '/user/me/:reason', method: 'DELETE' }),
  aRow({ name: 'putMe', path: '/user/me', method: 'PUT' }),
  aRow({ name: 'removeUser', path: '/user/:id', method: 'DELETE' }),
  aRow({ name: 'live', path: '/user/:id/live' }),
]);
const nameAt = (method: string, path: string) => {
  const found = route(method, path);
  return found.kind === 'call' ? found.call.name : found.kind;
};

it.each([
  ['GET', '/users', 'users'],
  ['HEAD', '/users', 'users'],
  ['GET', '/user/ada', 'user'],
  ['GET', '/user/me', 'me'],
  ['GET', '/user/me/live', 'live'],
  ['DELETE', '/user/me/now', 'removeMe'],
  // A name that one method has hides nothing from another.
  ['DELETE', '/user/me', 'removeUser'],
  ['PUT', '/user/ada', 'wrong-method'],
  ['POST', '/users', 'wrong-method'],
  ['GET', '/user/', 'unknown'],
  ['GET', '/user', 'unknown'],
  ['GET', '/users/', 'unknown'],
  ['GET', '/Users', 'unknown'],
  ['GET', '', 'unknown'],
  ['GET', '/', 'unknown'],
  ['GET', '/user/a/b/c', 'unknown'],
])('%s %s leads to %s', (method, path, expected) => {
  expect(nameAt(method, path)).toBe(expected);
});

it('says which methods a path has', () => {
  expect(route('POST', '/user/me')).toEqual({ kind: 'wrong-method', allow: 'GET, HEAD, DELETE, PUT' });
});
