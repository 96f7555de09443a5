import type { ObservationItem } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';
import { requireDistinctItems } from './item-uids';

const item = (uid: string): ObservationItem => ({
  uid,
  time: '9:00:00 AM',
  timestamp: '2026-03-02T09:00:00Z',
  data: '',
  ob_type: 'teacher',
  notes: null,
  teacher_notes: null,
});

it.each([[undefined], [[]], [['a']], [['a', 'b', 'c']]])('accepts %j', (uids) => {
  expect(() => requireDistinctItems({ items: uids?.map(item) })).not.toThrow();
});

it('names every repetition', () => {
  const items = ['a', 'b', 'a', 'c', 'b', 'a'].map(item);
  const refusal = (() => {
    try {
      requireDistinctItems({ items });
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(Invalid);
  expect((refusal as Invalid).errors.map(({ path }) => path)).toEqual([
    'observation.items.2.uid',
    'observation.items.4.uid',
    'observation.items.5.uid',
  ]);
});
