import { shownNotes } from './shown-notes';

it.each([
  ['a coachee sees only what is meant for them', 'coachee', ['notes'], ['teacher_notes']],
  ['an administrator sees both', 'reader', null, ['notes', 'teacher_notes']],
  ['a coach sees none while scripting', 'coach', null, []],
  ['a coach sees what they chose in notes mode', 'coach', ['notes'], ['notes']],
] as const)('%s', (_, role, chosen, shown) => {
  expect(shownNotes(role, chosen)).toEqual(shown);
});
