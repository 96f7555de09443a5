import type { GrowthPoint, RubricGrowth } from '@coaching/contracts';
import { aPinnedRubric } from '../../instance/testing/builders';
import { aGrowth, aPoint } from '../testing/builders';
import { growthSentence, type Subject } from './growth-sentence';

const me: Subject = { kind: 'me' };
const daniel: Subject = { kind: 'other', name: 'Daniel Reyes' };
const cedar: Subject = { kind: 'group', name: 'Cedar Grove' };

/** Levels by visit, of row after row; null where a row was not scored. */
const scored = (...rows: (number | null)[][]): RubricGrowth =>
  aGrowth(
    rows.map((levels) => levels.flatMap((level, visit) => (level === null ? [] : [aPoint(visit, level)]))),
  );
const months = (...rows: number[][]): RubricGrowth => {
  const inMonth = (level: number, visit: number): GrowthPoint => ({
    ...aPoint(visit, level),
    rubric_instance_uid: null,
    n: 5,
  });
  return { ...aGrowth(rows.map((levels) => levels.map(inMonth))), people: 6 };
};

it.each<[string, RubricGrowth, Subject, string | null]>([
  ['nothing', scored([], [], []), me, null],
  [
    'one score',
    scored([0], [1], []),
    me,
    'You were scored once by Teaching Practices, on 01/02/2026. Change shows from the second score on.',
  ],
  [
    'every way to go',
    scored([0, 1], [1, 0], [1, 0, 1]),
    daniel,
    'Daniel Reyes was scored 3 times by Teaching Practices. From the first score of each row to its last, between 01/02/2026 and 03/02/2026, 1 row went up, 1 row went down and 1 row stayed.',
  ],
  [
    'rows that were not scored on the first or the last day',
    scored([0, 1, 1], [1, 1], [null, 1, 0]),
    me,
    'You were scored 3 times by Teaching Practices. From the first score of each row to its last, between 01/02/2026 and 03/02/2026, 1 row went up, 1 row went down and 1 row stayed.',
  ],
  [
    'a row that was scored once, beside rows of all days',
    scored([0, null, 1], [1, 1, 1], [null, 0]),
    me,
    'You were scored 3 times by Teaching Practices. From 01/02/2026 to 03/02/2026, 1 row went up and 1 row stayed; 1 row had fewer than two scores.',
  ],
  [
    'rows with too few scores',
    scored([0, 1], [0, 1], [null, 1]),
    me,
    'You were scored 2 times by Teaching Practices. From 01/02/2026 to 02/02/2026, 2 rows went up; 1 row had fewer than two scores.',
  ],
  [
    'rows that were never scored twice',
    scored([0], [null, 1], []),
    me,
    'You were scored 2 times by Teaching Practices. No row was scored twice.',
  ],
  [
    'a group',
    months([0, 0.5], [1, 1], [1, 1]),
    cedar,
    '6 people of Cedar Grove were scored by Teaching Practices. From Jan 2026 to Feb 2026, by the median of each month, 1 row went up and 2 rows stayed.',
  ],
  [
    'a group with a row of enough people in fewer months',
    months([0, 0.5, 1], [1, 1]),
    cedar,
    '6 people of Cedar Grove were scored by Teaching Practices. From the first month of each row to its last, between Jan 2026 and Mar 2026, by the median of each month, 1 row went up and 1 row stayed; 1 row had fewer than two scores.',
  ],
  [
    'a group in one month',
    months([0], [1], [1]),
    cedar,
    'Only Jan 2026 has scores of enough people so far. Change shows from the second month on.',
  ],
])('of %s', (_, growth, subject, sentence) => {
  expect(growth.rubric).toEqual(aPinnedRubric());
  expect(growthSentence(growth, subject)).toBe(sentence);
});
