import { NOT_OBSERVED } from '../instance/scores';
import { aPinnedRubric } from '../instance/testing/builders';
import { nextUnscored, progressOf, progressWords, rowsOf, unscoredRows } from './progress';

const rubric = aPinnedRubric();
const chosen = (choice: string) => ({ choice, notes: '' });

it.each([
  [{}, '0 of 3 rows scored'],
  [{ a: chosen('low'), b: { choice: null, notes: '<p>Later</p>' } }, '1 of 3 rows scored'],
  [{ a: chosen('low'), c: chosen(NOT_OBSERVED) }, '2 of 3 rows scored, 1 of them not observed'],
])('of %j is shown as %s', (scores, words) => {
  expect(progressWords(progressOf(rowsOf(rubric), scores))).toBe(words);
});

it('tells the rows without a choice', () => {
  expect(unscoredRows(rubric, { b: chosen('low') }).map(({ uid }) => uid)).toEqual(['a', 'c']);
});

it.each([
  ['the first', null, {}, 'a'],
  ['the one below', 'a', {}, 'b'],
  ['the one below that has none', 'a', { b: chosen('low') }, 'c'],
  ['from the top again', 'c', { a: chosen('low') }, 'b'],
  ['none', null, { a: chosen('low'), b: chosen('low'), c: chosen('high') }, null],
])('goes on to %s', (_, after, scores, next) => {
  expect(nextUnscored(rubric, scores, after)).toBe(next);
});
