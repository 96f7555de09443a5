import { aTool, aToolSet } from '../testing/tool-sets';
import {
  added,
  deleted,
  hidden,
  renamed,
  reordered,
  stored,
  type ToolSetChange,
  unhidden,
  using,
} from './tool-set-changes';

const set = aToolSet({
  tools: ['a', 'b', 'c', 'd'].map((uid) => aTool({ uid, name: uid })),
  tools_deleted: ['h'],
  uses: 'core',
});
const order = (change: ToolSetChange, of = set) => change(of)?.tools?.map(({ uid }) => uid);
const newTool = { uid: 'n', name: 'Walk', tool_type: 'Observation' as const, structured: false };

it('adds a tool at the end, once', () => {
  expect(order(added(newTool))).toEqual(['a', 'b', 'c', 'd', 'n']);
  expect(added({ ...newTool, uid: 'a' })(set)).toBeNull();
});

it('keeps what a tool has besides its name', () => {
  const categories = [{ uid: 'goals', name: 'Goals' }];
  const structured = aToolSet({ tools: [aTool({ uid: 'a', structured: true, categories })] });
  expect(renamed('a', 'Walk')(structured)?.tools).toEqual([
    { uid: 'a', name: 'Walk', tool_type: 'Observation', structured: true, categories },
  ]);
});

it('renames, deletes, hides and shows one tool', () => {
  expect(renamed('b', 'Walk')(set)?.tools?.map(({ name }) => name)).toEqual(['a', 'Walk', 'c', 'd']);
  expect(order(deleted('b'))).toEqual(['a', 'c', 'd']);
  expect(hidden('b')(set)).toEqual({ tools_deleted: ['h', 'b'] });
  expect(unhidden('h')(set)).toEqual({ tools_deleted: [] });
});

it('uses another set, or none', () => {
  expect(using('more')(set)).toEqual({ uses: 'more' });
  expect(using(null)(set)).toEqual({ uses: null });
});

it('stores as it is what nobody has stored yet', () => {
  expect(stored(aToolSet({ revision: 0 }))).toEqual({});
});

it.each<[string, ToolSetChange]>([
  ['renamed', renamed('b', 'b')],
  ['renamed, but gone', renamed('gone', 'Walk')],
  ['deleted', deleted('gone')],
  ['hidden', hidden('h')],
  ['on offer', unhidden('b')],
  ['used', using('core')],
  ['in this order', reordered([{ uid: 'b', after: 'a', before: 'c' }])],
  ['stored', stored],
])('sends nothing where it is %s already', (_, change) => {
  expect(change(set)).toBeNull();
});

it('moves a tool in the order that others have saved meanwhile', () => {
  const toTheTop = reordered([{ uid: 'd', after: null, before: 'a' }]);
  expect(order(toTheTop)).toEqual(['d', 'a', 'b', 'c']);
  const theirs = aToolSet({
    tools: ['c', 'a', 'new', 'd'].map((uid) => aTool({ uid, name: `their ${uid}` })),
  });
  expect(order(toTheTop, theirs)).toEqual(['d', 'c', 'a', 'new']);
  expect(toTheTop(theirs)?.tools?.map(({ name }) => name)).toContain('their a');
});
