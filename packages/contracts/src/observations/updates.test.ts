import { applyObservationUpdate } from './apply-update';
import type { Observation, ObservationItem } from './observation';
import type { ObservationUpdate } from './updates';

const line = (uid: string, data = '<p>Good morning.</p>'): ObservationItem => ({
  uid,
  data,
  time: '9:00:00 AM',
  timestamp: '2026-03-02T09:00:00.000Z',
  ob_type: 'teacher',
  notes: null,
  teacher_notes: null,
  tags: [],
});
const [a, b] = [line('a'), line('b')];
const seen = { uid: 'o', title: 'Fractions', revision: 3, items: [a, b] } as Observation;
const change = (more: Partial<Extract<ObservationUpdate, { kind: 'change' }>>) =>
  applyObservationUpdate(seen, { kind: 'change', revision: 4, after: 3, fields: {}, items: [], ...more });

it('takes the whole, whatever was there before', () => {
  expect(applyObservationUpdate(null, { kind: 'whole', observation: seen })).toBe(seen);
  expect(applyObservationUpdate({ ...seen, revision: 9 }, { kind: 'whole', observation: seen })).toBe(seen);
});

it('changes the fields that are named', () => {
  expect(change({ fields: { title: 'Decimals' } })).toEqual({ ...seen, title: 'Decimals', revision: 4 });
});

it('puts a changed line in its place and leaves the others as they are', () => {
  const changed = line('b', '<p>More</p>');
  const after = change({ items: [changed] });
  expect(after?.items).toEqual([a, changed]);
  expect(after?.items[0]).toBe(a);
});

it('puts new lines where the order has them, and drops those it has not', () => {
  const c = line('c');
  expect(change({ items: [c], order: ['c', 'a'] })?.items).toEqual([c, a]);
});

it.each<[what: string, more: Parameters<typeof change>[0]]>([
  ['another revision', { after: 2 }],
  ['a line that is not there', { order: ['a', 'z'] }],
])('asks for the whole when the update follows %s', (_what, more) => {
  expect(change(more)).toBeNull();
});

it('asks for the whole when a change comes first', () => {
  const first = { kind: 'change', revision: 1, after: 0, fields: {}, items: [] } as const;
  expect(applyObservationUpdate(null, { ...first, items: [] })).toBeNull();
});
