import type { ObservationItem } from '@coaching/contracts';
import { changedFields } from '@coaching/service-kit';
import { anObservation } from '../testing/builders';
import { writtenFields } from './written-fields';

const item = (uid: string, more: Partial<ObservationItem> = {}): ObservationItem => ({
  uid,
  time: '9:00:00 AM',
  timestamp: '2026-03-02T09:00:00.000Z',
  data: '<p>Good morning.</p>',
  ob_type: 'teacher',
  notes: null,
  teacher_notes: null,
  tags: [],
  ...more,
});

const harmful = '<p onclick="steal()">Hi<script>steal()</script></p>';
const harmless = '<p>Hi</p>';

it('leaves fields out that the draft leaves out', () => {
  expect(writtenFields({ uid: 'observation', title: 'Fractions' }, null)).toEqual({ title: 'Fractions' });
});

it('keeps times as dates and null as null', () => {
  const draft = { uid: 'observation', timestamp: '2026-03-02T10:00:00+01:00', end_timestamp: null };
  expect(writtenFields(draft, null)).toEqual({
    timestamp: new Date('2026-03-02T09:00:00Z'),
    end_timestamp: null,
  });
});

it('makes every rich text safe', () => {
  const items = [item('a', { data: harmful, notes: harmful, teacher_notes: harmful })];
  const fields = writtenFields({ uid: 'observation', additional_information: harmful, items }, null);
  expect(fields.additional_information).toBe(harmless);
  expect(fields.items![0]).toMatchObject({ data: harmless, notes: harmless, teacher_notes: harmless });
});

it('makes text safe that was moved from another item, where it was stored as it is', () => {
  const stored = anObservation({ items: [item('a'), item('b', { data: harmless })] });
  const fields = writtenFields({ uid: 'observation', items: [item('a', { data: harmful })] }, stored);
  expect(fields.items![0]!.data).toBe(harmless);
});

describe('what a draft changes', () => {
  const draft = {
    uid: 'observation',
    title: 'Fractions',
    timestamp: '2026-03-02T09:00:00Z',
    items: [item('a'), item('b', { notes: harmful })],
  };
  const stored = anObservation(draft);
  const changes = (more: object) =>
    Object.keys(changedFields(writtenFields({ ...draft, ...more }, stored), stored));

  it.each([
    ['the same again', {}, []],
    ['the same moment in another zone', { timestamp: '2026-03-02T10:00:00+01:00' }, []],
    ['another title', { title: 'Decimals' }, ['title']],
    ['an item less', { items: [item('a')] }, ['items']],
    ['items in another order', { items: [...draft.items].reverse() }, ['items']],
    ['a note', { items: [item('a', { notes: '<p>Wait time</p>' }), draft.items[1]] }, ['items']],
    ['start and duration', { timestamp: null, duration: 1 }, ['timestamp', 'duration']],
  ])('%s', (_what, more, changed) => {
    expect(changes(more).sort()).toEqual([...changed].sort());
  });
});
