import { verificationCode, verificationCodeProblem } from './verification-code';

it.each([
  ['123456', null],
  ['000000', null],
  ['', 'Please use 6 digits'],
  ['12345', 'Please use 6 digits'],
  ['1234567', 'Please use 6 digits, current length: 7'],
  ['12345a', 'Please use 6 digits'],
  ['１２３４５６', 'Please use 6 digits'],
  ['12345\n', 'Please use 6 digits'],
])('of the code %j says %j', (code, problem) => {
  expect(verificationCodeProblem(code)).toBe(problem);
});

it('is read without the spaces around it', () => {
  expect(verificationCode.parse(' 123456 ')).toBe('123456');
});

it.each([123456, null, { $ne: '' }, ['123456']])('is text: not %j', (code) => {
  expect(verificationCode.safeParse(code).success).toBe(false);
});
