import { digitsOf, problemWhileTyping } from './typed-code';

it('takes a code as people copy it', () => {
  expect(digitsOf(' 123-456 ')).toBe('123456');
});

it.each([
  ['', undefined],
  ['12345', undefined],
  ['123456', undefined],
  ['1234567', 'Please use 6 digits, current length: 7'],
])('says of %j: %s', (code, problem) => {
  expect(problemWhileTyping(code)).toBe(problem);
});
