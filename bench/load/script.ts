import { newUid, type ObservationItem } from '@coaching/contracts';

const words =
  'What do you notice about the two fractions and how could we show that they are the same size on a line'.split(
    ' ',
  );

/** Saves it takes to write one line, a second each. */
const SAVES_A_LINE = 5;
/** Lines that are there when the load begins, as in the middle of a lesson. */
const LINES_BEFORE = 30;

const sentence = (length: number, from: number) =>
  Array.from({ length }, (_, index) => words[(from + index) % words.length]).join(' ');

function item(index: number, length: number): ObservationItem {
  return {
    uid: newUid(),
    time: '9:00:00 AM',
    timestamp: new Date(Date.UTC(2026, 0, 5, 9, 0, index)).toISOString(),
    data: `<p>${sentence(length, index)}</p>`,
    ob_type: index % 2 === 0 ? 'teacher' : 'student',
    notes: null,
    teacher_notes: null,
    tags: [],
  };
}

/** The script at the beginning. */
export const scriptAtFirst = (): ObservationItem[] =>
  Array.from({ length: LINES_BEFORE }, (_, index) => item(index, 18));

/** The script a second of typing later: some more words in the last line, or a new one. @param save from 1 */
export function scriptAfter(items: readonly ObservationItem[], save: number): ObservationItem[] {
  if (save % SAVES_A_LINE === 1) return [...items, item(items.length, 3)];
  const last = items.at(-1)!;
  const data = last.data.replace('</p>', ` ${sentence(3, save)}</p>`);
  return [...items.slice(0, -1), { ...last, data }];
}
