import type { Observation } from '@coaching/contracts';
import { itemsWithoutTag, itemsWithTag } from './items-with-tag';

const tag = (row_uid: string) => ({ rubric_uid: 'practices', row_uid, row_name: row_uid });
const item = (uid: string, tags: Observation['items'][number]['tags']): Observation['items'][number] => ({
  uid,
  tags,
  time: '9:00:00 AM',
  timestamp: '2026-03-02T09:00:00.000Z',
  data: '<p>Why?</p>',
  ob_type: 'teacher',
  notes: null,
  teacher_notes: null,
});

it('tags one line, beside what it carries, and leaves the others as they are', () => {
  const [a, b] = [item('a', [tag('asks')]), item('b', [])];
  expect(itemsWithTag({ items: [a, b] }, 'a', tag('waits'))).toEqual([
    { ...a, tags: [tag('asks'), tag('waits')] },
    b,
  ]);
});

it('tags no line that is gone or full', () => {
  const full = item(
    'a',
    Array.from({ length: 20 }, (_, place) => tag(`r${place}`)),
  );
  expect(itemsWithTag({ items: [full] }, 'a', tag('waits'))).toBeNull();
  expect(itemsWithTag({ items: [] }, 'a', tag('waits'))).toBeNull();
});

it('takes one tag of a line back, and changes nothing where the line is gone or does not carry it', () => {
  const [a, b] = [item('a', [tag('asks'), tag('waits')]), item('b', [tag('asks')])];
  expect(itemsWithoutTag({ items: [a, b] }, 'a', tag('asks'))).toEqual([{ ...a, tags: [tag('waits')] }, b]);
  expect(itemsWithoutTag({ items: [a, b] }, 'b', tag('waits'))).toBeNull();
  expect(itemsWithoutTag({ items: [] }, 'a', tag('asks'))).toBeNull();
});
