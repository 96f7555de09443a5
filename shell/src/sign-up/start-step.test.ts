import { afterVerification, startStep } from './start-step';

it.each([
  [{ hasCode: false, isSignedIn: false }, 'email'],
  [{ hasCode: true, isSignedIn: false }, 'code'],
  [{ hasCode: false, isSignedIn: true }, 'details'],
  [{ hasCode: true, isSignedIn: true }, 'details'],
])('%j starts at %s', (given, step) => {
  expect(startStep(given)).toBe(step);
});

it('jumps past the details of somebody who has a school', () => {
  expect(afterVerification({ schools: [] })).toBe('details');
  expect(afterVerification({ schools: [{}] })).toBe('done');
});
