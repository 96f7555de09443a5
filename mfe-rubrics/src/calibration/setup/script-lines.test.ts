import type { ObservationItem } from '@coaching/contracts';
import { scriptLines } from './script-lines';

const anItem = (more: Partial<ObservationItem>): ObservationItem => ({
  uid: 'i',
  time: '9:02:00 AM',
  timestamp: '2026-03-02T09:02:00.000Z',
  data: '<p>Why?</p>',
  ob_type: 'teacher',
  notes: '<p>A coach’s note</p>',
  teacher_notes: '<p>A coachee’s note</p>',
  tags: [],
  ...more,
});

it('says lines with their times, without anybody’s notes or empty lines', () => {
  const items = [
    anItem({}),
    anItem({ data: '<p></p>' }),
    anItem({ ob_type: 'student', data: '<p>Because.</p>' }),
  ];
  expect(scriptLines({ items })).toBe(
    '<p><strong>9:02:00 AM Teacher</strong></p><p>Why?</p><p><strong>9:02:00 AM Students</strong></p><p>Because.</p>',
  );
});
