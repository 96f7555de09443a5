import { patched, patchOf, sizeOf } from './patch';

interface Script {
  title: string;
  people: { name: string } | null;
  lines: { uid: string; text: string }[];
  tags?: string[];
}
const line = (uid: string, text = uid) => ({ uid, text });
const script = (more: Partial<Script> = {}): Script => ({
  title: 'Fractions',
  people: { name: 'Ada' },
  lines: [line('a'), line('b'), line('c'), line('d')],
  ...more,
});
const base = script();
const [a, b, c, d] = base.lines as [
  Script['lines'][0],
  Script['lines'][0],
  Script['lines'][0],
  Script['lines'][0],
];

describe('a patch makes the later version out of the earlier one', () => {
  it.each<[string, Script]>([
    ['nothing changed', base],
    ['a field changed', { ...base, title: 'Halves' }],
    ['a field became nothing', { ...base, people: null }],
    ['a field came', { ...base, tags: ['x'] }],
    ['a line changed', { ...base, lines: [a, line('b', 'new'), c, d] }],
    ['a line came at the end', { ...base, lines: [a, b, c, d, line('e')] }],
    ['a line came at the start', { ...base, lines: [line('e'), a, b, c, d] }],
    ['a line came in the middle', { ...base, lines: [a, b, line('e'), c, d] }],
    ['a line went', { ...base, lines: [a, c, d] }],
    ['one went, one came, one changed', { ...base, lines: [a, line('e'), line('c', 'new'), d] }],
    ['lines changed places', { ...base, lines: [a, c, b, d] }],
    ['all went', { ...base, lines: [] }],
    ['all are others', { ...base, lines: [line('x'), line('y')] }],
    ['two lines have one uid', { ...base, lines: [a, a] }],
  ])('%s', (_, after) => {
    expect(patched(base, structuredClone(patchOf(base, after)))).toEqual(after);
    expect(patched(after, structuredClone(patchOf(after, base)))).toEqual(base);
  });
});

it('has nothing of what came from the server once more', () => {
  const tagged = (text: string) => ({ ...line('a', text), tags: [{ row_uid: 'asks' }] });
  const before = { ...base, lines: [tagged('a'), b] };
  expect(patchOf(before, structuredClone(before))).toEqual({
    fields: {},
    gone: [],
    lists: { lines: { things: [], order: null } },
  });
  const after = { ...structuredClone(before), lines: [tagged('new'), structuredClone(b)] };
  expect(patchOf(before, after).lists.lines?.things).toEqual([tagged('new')]);
  const untagged = { ...before, lines: [{ ...tagged('a'), tags: [] }, b] };
  expect(patchOf(before, untagged).lists.lines?.things).toEqual([untagged.lines[0]]);
});

it('is as small as what changed', () => {
  const lines = Array.from({ length: 500 }, (_, index) => line(`uid-${index}`, 'x'.repeat(200)));
  const before = script({ lines });
  const typed = { ...before, lines: lines.with(250, line('uid-250', 'typed')) };
  const added = { ...before, lines: [...lines, line('new')] };
  expect(JSON.stringify(patchOf(before, typed)).length).toBeLessThan(200);
  expect(JSON.stringify(patchOf(before, added)).length).toBeLessThan(200);
  expect([typed, added].map((after) => sizeOf(patchOf(before, after)))).toEqual([1, 2]);
});
