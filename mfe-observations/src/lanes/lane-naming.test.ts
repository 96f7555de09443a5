import type { LaneNaming } from '@coaching/contracts';
import { aPerson } from '../observation/testing/builders';
import { byPeople, isForOthersToo, isSameNaming, namesBy, namingOf, teacherAndStudents } from './lane-naming';

const pair = { user_embed: aPerson('ada', 'Ada Park'), client_embed: aPerson('daniel', 'Daniel Reyes') };
const words = (left_name: string, right_name: string): LaneNaming => ({ by: 'words', left_name, right_name });

it.each<[string, LaneNaming, [left: string, right: string]]>([
  ['coach and coachee', byPeople, ['Ada Park', 'Daniel Reyes']],
  ['teacher and students', teacherAndStudents, ['Teacher', 'Students']],
  ['own words', words('Mr. Reyes', 'Class 4b'), ['Mr. Reyes', 'Class 4b']],
])('%s', (_, naming, [left_name, right_name]) => {
  const names = { left_name, right_name };
  expect(namesBy(naming, pair)).toEqual(names);
  expect(namingOf({ ...names, ...pair })).toEqual(naming);
});

it('takes spaces around words away', () => {
  expect(namesBy(words(' Table 1', 'Table 2 '), pair)).toEqual({
    left_name: 'Table 1',
    right_name: 'Table 2',
  });
});

it.each([
  [byPeople, byPeople, true],
  [byPeople, teacherAndStudents, false],
  [teacherAndStudents, words('Teacher', 'Students'), true],
  [teacherAndStudents, words('Teacher', 'Class 4b'), false],
])('%j and %j: %s', (one, other, isSame) => {
  expect(isSameNaming(one, other)).toBe(isSame);
});

it.each<[LaneNaming, boolean]>([
  [byPeople, true],
  [teacherAndStudents, true],
  [words('Daniel Reyes', 'Students'), false],
  [words('Teacher', 'Ada Park '), false],
])('%j holds for other observations too: %s', (naming, holds) => {
  expect(isForOthersToo(naming, pair)).toBe(holds);
});
