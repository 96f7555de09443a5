import { afterCourse, afterVerification, placeOf, startStep } from './start-step';

const visitor = { isSignedIn: false, email: '', hasCode: false, courseCode: '' };
const email = 'pat@school.test';

it.each([
  ['somebody', visitor, 'email'],
  ['somebody with a course code', { ...visitor, courseCode: 'READ-1' }, 'email'],
  ['somebody with a code', { ...visitor, email, hasCode: true }, 'code'],
  ['somebody with a code to no address', { ...visitor, hasCode: true }, 'email'],
  ['who is signed in', { ...visitor, isSignedIn: true }, 'details'],
  ['who is signed in, with a code', { ...visitor, isSignedIn: true, email, hasCode: true }, 'details'],
  ['who is signed in, with a course code', { ...visitor, isSignedIn: true, courseCode: 'READ-1' }, 'course'],
])('%s starts at the right step: %j at %s', (_who, given, step) => {
  expect(startStep(given)).toBe(step);
});

it.each([
  ['somebody new', { username: '', schools: [] }, 'details'],
  ['somebody with a name who belongs nowhere', { username: 'Pat', schools: [] }, 'details'],
  ['a member with a name', { username: 'Pat', schools: [{}] }, 'done'],
  ['a member without a name', { username: '', schools: [{}] }, 'details'],
  ['a member whose name is a space', { username: ' ', schools: [{}] }, 'details'],
])('%s goes on to %s', (_who, user, step) => {
  expect(afterVerification(user, '')).toBe(step);
  expect(afterCourse(user)).toBe(step);
});

it('asks first about the course that the browser came with', () => {
  for (const schools of [[], [{}]])
    expect(afterVerification({ username: 'Pat', schools }, 'READ-1')).toBe('course');
});

it.each([
  ['email', '', 'Step 1 of 3.'],
  ['details', '', 'Step 3 of 3.'],
  ['course', 'READ-1', 'Step 3 of 4.'],
  ['details', 'READ-1', 'Step 4 of 4.'],
] as const)('the step %s with the course code %j is %s', (step, courseCode, place) => {
  expect(placeOf(step, courseCode)).toBe(place);
});
