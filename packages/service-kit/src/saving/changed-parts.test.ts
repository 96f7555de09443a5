import { asStored, changedParts } from './changed-parts';

interface Line {
  uid: string;
  text: string;
  note?: string | undefined;
}

const line = (uid: string, text = uid): Line => ({ uid, text });
const [a, b, c] = [line('a'), line('b'), line('c')];

it.each<[string, Line[], Line[], object]>([
  ['nothing', [a, b], [a, b], {}],
  ['a line that was written on', [a, b], [a, line('b', 'more')], { 'lines.1.text': 'more' }],
  ['lines that were added', [a], [a, b, c], { 'lines.1': b, 'lines.2': c }],
  ['a line removed at the end', [a, b], [a], { lines: [a] }],
  ['a line removed before others', [a, b, c], [a, c], { lines: [a, c] }],
  ['a line that comes between', [a, c], [a, b, c], { lines: [a, b, c] }],
  ['lines that changed places', [a, b], [b, a], { lines: [b, a] }],
  ['the first lines', [], [a, b], { lines: [a, b] }],
  ['all removed', [a], [], { lines: [] }],
])('sets of %s what differs', (_, stored, lines, set) => {
  expect(changedParts('lines', stored, lines)).toEqual(set);
});

it('sets a part as a whole where a field is missing, comes or goes', () => {
  const noted: Line = { ...line('a'), note: 'n' };
  const bare = line('a');
  const open: Line = { ...line('a'), note: undefined };
  expect(changedParts('lines', [bare], [noted])).toEqual({ 'lines.0': noted });
  expect(changedParts('lines', [noted], [bare])).toEqual({ 'lines.0': bare });
  expect(changedParts('lines', [noted], [open])).toEqual({ 'lines.0': open });
});

it('takes the stored part for one that says the same', () => {
  const [stored, same, other] = [
    { uid: 'a', at: new Date(1) },
    { uid: 'a', at: new Date(1) },
    { uid: 'a', at: new Date(2) },
  ];
  expect(asStored(same, stored)).toBe(stored);
  expect(asStored(other, stored)).toBe(other);
  expect(asStored(other, undefined)).toBe(other);
});
