import { type Move, movesBetween, withMoves, withOrder } from './moves';

const parts = (order: string) => [...order].map((uid) => ({ uid }));
const after = (order: string, moves: readonly Move[]) =>
  withMoves(parts(order), moves)
    .map(({ uid }) => uid)
    .join('');
const between = (from: string, to: string) => movesBetween([...from], [...to]);

it.each([
  ['to the top', 'abcd', 'dabc', [{ uid: 'd', after: null, before: 'a' }]],
  ['up', 'abcd', 'acbd', [{ uid: 'c', after: 'a', before: 'b' }]],
  ['further down', 'abcd', 'bcad', [{ uid: 'a', after: 'c', before: 'd' }]],
  ['to the end', 'abcd', 'bcda', [{ uid: 'a', after: 'd', before: null }]],
  ['nowhere', 'abcd', 'abcd', []],
])('tells which one was moved %s', (_, from, to, moves) => {
  expect(between(from, to)).toEqual(moves);
});

it.each([
  ['abcdef', 'fedcba'],
  ['abcdef', 'badcfe'],
  ['abcdef', 'cdefab'],
  ['abcdef', 'bdface'],
])('moves lead from %s to %s', (from, to) => {
  expect(after(from, between(from, to))).toBe(to);
});

describe('a move that others have moved something before', () => {
  it.each([
    ['of another to the same place holds beside theirs', 'abxy', 'yabx', 'xaby', 'yxab'],
    ['goes after what it was put after', 'abcd', 'abdc', 'cabd', 'cabd'],
    ['goes before what it was put before where the other one is gone', 'abcd', 'adbc', 'bcd', 'dbc'],
    ['changes nothing where both are gone', 'abcd', 'adbc', 'cd', 'cd'],
    ['changes nothing where it is gone itself', 'abcd', 'dabc', 'cba', 'cba'],
    ['leaves what others have added', 'abc', 'cab', 'abnc', 'cabn'],
  ])('%s', (_, from, to, theirs, then) => {
    expect(after(theirs, between(from, to))).toBe(then);
  });
});

it('an order of one page leaves the others in their places', () => {
  expect(withOrder([...'abcd'], ['c', 'b', 'gone']).join('')).toBe('acbd');
});
