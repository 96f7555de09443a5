import { mayPrintCoachNotes, printedNotes } from './printed-notes';

it.each([
  ['coach', false, ['teacher_notes']],
  ['coach', true, ['notes', 'teacher_notes']],
  ['reader', false, ['teacher_notes']],
  ['reader', true, ['notes', 'teacher_notes']],
  ['coachee', true, ['teacher_notes']],
] as const)('of a %s who asks for the coach’s notes: %s', (role, withCoachNotes, notes) => {
  expect(printedNotes(role, withCoachNotes)).toEqual(notes);
});

it('asks who reads coach’s notes, where there are any', () => {
  const noted = { items: [{ notes: null }, { notes: '<p>Why?</p>' }] };
  expect(mayPrintCoachNotes('coach', noted)).toBe(true);
  expect(mayPrintCoachNotes('reader', noted)).toBe(true);
  expect(mayPrintCoachNotes('coachee', noted)).toBe(false);
  expect(mayPrintCoachNotes('coach', { items: [{ notes: null }] })).toBe(false);
});
