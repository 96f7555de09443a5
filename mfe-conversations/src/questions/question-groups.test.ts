import { aPinned, aTool } from '../interview/testing/builders';
import { questionGroups } from './question-groups';

const categories = [
  { uid: 'warm', name: 'Warm-up' },
  { uid: 'goal', name: 'Goals' },
];
const structured = aTool({ structured: true, categories });
const questions = [
  aPinned('a', { category: 'goal' }),
  aPinned('b'),
  aPinned('c', { category: 'warm' }),
  aPinned('d', { category: 'gone' }),
  aPinned('e', { category: 'goal' }),
];
const namesOf = (groups: ReturnType<typeof questionGroups>) =>
  groups.map(({ name, questions }) => [name, questions.map(({ uid }) => uid).join('')]);

it('stand in one list, in their own order, unless the tool is structured', () => {
  expect(namesOf(questionGroups(questions, aTool({ categories })))).toEqual([[null, 'abcde']]);
  expect(namesOf(questionGroups(questions, null))).toEqual([[null, 'abcde']]);
});

it("stand under a structured tool's categories in its order, then what has none", () => {
  expect(namesOf(questionGroups(questions, structured))).toEqual([
    ['Warm-up', 'c'],
    ['Goals', 'ae'],
    ['Category not found: gone', 'd'],
    ['Without a category', 'b'],
  ]);
});

it('leave out empty categories unless all have their place', () => {
  const some = [aPinned('a', { category: 'goal' })];
  expect(namesOf(questionGroups(some, structured))).toEqual([['Goals', 'a']]);
  expect(namesOf(questionGroups(some, structured, { all: true }))).toEqual([
    ['Warm-up', ''],
    ['Goals', 'a'],
  ]);
});
