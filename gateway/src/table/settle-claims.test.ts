import { aRow } from '../testing/a-row';
import { nameOf } from './call-row';
import { overlap, settleClaims } from './settle-claims';

const by = (owner: string, path: string, method: 'GET' | 'POST' = 'GET') => aRow({ owner, path, method });
const named = ({ rows, refused }: ReturnType<typeof settleClaims>) => ({
  routed: rows.map((row) => `${row.owner} ${nameOf(row)}`),
  refused: refused.map(({ owner, call, reason }) => `${owner} ${call}: ${reason}`),
});

describe('two calls overlap', () => {
  it.each([
    ['/a', '/a', true],
    ['/a/:x', '/a/:y', true],
    ['/a/:x', '/a/b', true],
    ['/a/:x/c', '/a/b/:y', true],
    ['/a/:x', '/b/:x', false],
    ['/a', '/a/:x', false],
    ['/a/:x/live', '/a/:x/still', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(overlap(by('x', one), by('y', other))).toBe(expected);
    expect(overlap(by('y', other), by('x', one))).toBe(expected);
  });

  it('only by the same method', () => {
    expect(overlap(by('x', '/a'), by('y', '/a', 'POST'))).toBe(false);
  });
});

it('gives every path to the service that claims it', () => {
  const claimed = [by('users', '/user/:id'), by('users', '/users'), by('tools', '/tool/:id')];
  expect(named(settleClaims(claimed, []))).toEqual({
    routed: ['users GET /user/:id', 'users GET /users', 'tools GET /tool/:id'],
    refused: [],
  });
});

it('gives a path that two claim at once to the first of them', () => {
  const claimed = [by('users', '/user/:id'), by('tools', '/user/:uid'), by('tools', '/tools')];
  expect(named(settleClaims(claimed, []))).toEqual({
    routed: ['users GET /user/:id', 'tools GET /tools'],
    refused: ['tools GET /user/:uid: users answers GET /user/:id'],
  });
});

it('leaves a path with who has it, whoever is listed before', () => {
  const held = settleClaims([by('tools', '/user/:id')], []).rows;
  const claimed = [by('users', '/user/:id'), by('tools', '/user/:id')];
  expect(named(settleClaims(claimed, held))).toEqual({
    routed: ['tools GET /user/:id'],
    refused: ['users GET /user/:id: tools answers GET /user/:id'],
  });
});

it('gives it to the other once the first answers it no more', () => {
  const held = settleClaims([by('users', '/user/:id'), by('tools', '/user/:id')], []).rows;
  expect(named(settleClaims([by('tools', '/user/:id')], held)).routed).toEqual(['tools GET /user/:id']);
});

it.each([
  ['a name below another’s parameter', '/user/:id', '/user/ada'],
  ['a parameter over another’s name', '/user/ada', '/user/:id'],
  ['a name before another’s parameter', '/user/:id/live', '/user/ada/:what'],
])('refuses %s', (_, first, second) => {
  const { routed, refused } = named(settleClaims([by('users', first), by('tools', second)], []));
  expect(routed).toEqual([`users GET ${first}`]);
  expect(refused).toHaveLength(1);
});

it('lets a service have a name beside a parameter of its own, but no path twice', () => {
  const claimed = [by('users', '/user/:id'), by('users', '/user/me'), by('users', '/user/:uid')];
  expect(named(settleClaims(claimed, []))).toEqual({
    routed: ['users GET /user/:id', 'users GET /user/me'],
    refused: ['users GET /user/:uid: users answers GET /user/:id'],
  });
});

it('lets two services share a path by different methods', () => {
  expect(settleClaims([by('users', '/a'), by('tools', '/a', 'POST')], []).refused).toEqual([]);
});
