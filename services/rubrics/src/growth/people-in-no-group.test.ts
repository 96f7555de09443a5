import { peopleInNoGroup } from './people-in-no-group';

const scored = (program_uid: string | null, ...people: string[]) =>
  people.map((client_uid) => ({ client_uid, program_uid }));
const five = ['a', 'b', 'c', 'd', 'e'];

it.each([
  ['all are in programs of five', [...scored('one', ...five), ...scored('two', 'f', 'g', 'h', 'i', 'j')], 0],
  ['a program has fewer', [...scored('one', ...five), ...scored('two', 'f')], 1],
  ['who is in a small one is in a large one, too', [...scored('one', ...five), ...scored('two', 'a')], 0],
  ['some are in no program', [...scored('one', ...five), ...scored(null, ...five, 'f', 'g')], 2],
])('where %s', (_, people, count) => {
  expect(peopleInNoGroup(people)).toBe(count);
});
