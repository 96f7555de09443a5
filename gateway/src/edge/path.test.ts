import { plainPath } from './path';

it.each([
  ['/', { path: '/', search: '' }],
  ['/api/users?query=a/../b', { path: '/api/users', search: '?query=a/../b' }],
  ['/observation/2abc', { path: '/observation/2abc', search: '' }],
  ['/a%20b', { path: '/a%20b', search: '' }],
  ['/%E4%BD%A0', { path: '/%E4%BD%A0', search: '' }],
  ['/.well-known/x', { path: '/.well-known/x', search: '' }],
  ['/a?b?c', { path: '/a', search: '?b?c' }],
])('%s is plain', (target, expected) => {
  expect(plainPath(target)).toEqual(expected);
});

it.each([
  '',
  '*',
  'http://other.test/a',
  'a',
  '//a',
  '/a//b',
  '/a/../b',
  '/a/..',
  '/./a',
  '/%2e%2e/a',
  '/.%2E/a',
  '/a%2fb',
  '/a%5Cb',
  '/a\\b',
  '/%00',
  '/a%0d%0aset-cookie:x',
  '/%252e%252e',
  '/%E0%A4%A',
  '/é',
  '/a b',
])('%j is not', (target) => {
  expect(plainPath(target)).toBeNull();
});
