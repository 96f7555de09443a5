import { courseCodeProblem } from './course-code';

it.each(['', 'JOIN', 'join-1', 'CEDAR_READS', '2027', 'Mixed-Case_9'])('%p can be chosen', (code) => {
  expect(courseCodeProblem(code)).toBeNull();
});

it.each(['A', 'ABC', 'A BCD', 'JOIN!', 'ÉCOLE', 'join.now', '----\n'])('%p cannot', (code) => {
  expect(courseCodeProblem(code)).toContain('at least 4 characters');
});
