import type { PeopleImport } from '@coaching/contracts';
import { importWords, progressOf, progressWords } from './import-words';

const none = { waiting: 0, skipped: 0, done: 0, moved: 0, refused: 0, 'taken-back': 0, left: 0 };
const outcomes = { new: 0, changed: 0, there: 0, invalid: 0, duplicate: 0 };
const anImport = (status: PeopleImport['status'], states: Partial<PeopleImport['states']>, there = 0) =>
  ({ status, states: { ...none, ...states }, outcomes: { ...outcomes, there } }) as PeopleImport;

it('counts as progress what is done with, and nothing that was skipped', () => {
  const running = anImport('running', { waiting: 5700, done: 4200, moved: 100, skipped: 12 });
  expect(progressOf(running)).toEqual({ done: 4300, all: 10_000 });
  expect(progressWords(running)).toBe('4,300 of 10,000 are done.');
});

it.each<[PeopleImport, string]>([
  [
    anImport('done', { done: 1200, moved: 1, refused: 1 }, 3),
    '1,200 brought in or changed, 2 not done, 3 here already',
  ],
  [anImport('running', { done: 100, waiting: 30 }), '100 brought in or changed, 30 waiting'],
  [anImport('taken-back', { 'taken-back': 9, left: 1 }), '9 taken back, 1 left'],
  [anImport('done', {}), 'Nobody'],
])('says what became of an import', (record, words) => {
  expect(importWords(record)).toBe(words);
});
