import { passwordProblem } from './password-rules';

const addresses = ['Maya.Okafor@school.test', 'maya@home.test'];
const tooShort = 'Please use at least 10 characters.';
const isAddress = 'Please choose something else than your email address.';
const isCommon = 'This password is among the first that others would try. Please choose another.';

it.each([
  ['Chalk-and-talk-1', null],
  ['ten chars!', null],
  ['          a', isCommon],
  ['naïve-Þing', null],
  ['maya@home.test is mine', null],
  [`${'x'.repeat(199)}y`, null],
  ['', tooShort],
  ['nine char', tooShort],
  [`${'x'.repeat(200)}y`, 'Please use at most 200 characters.'],
  ['maya.okafor@school.test', isAddress],
  ['MAYA@home.test', isAddress],
  ['maya.okafor', isAddress],
  ['password123', isCommon],
  ['PassWord1234', isCommon],
  ['1234567890', isCommon],
  ['qwertyuiop ', isCommon],
  ['aaaaaaaaaaaa', isCommon],
  ['            ', isCommon],
  ['Sidelight1', isCommon],
  ['sidelight2026', isCommon],
])('of %j says %j', (password, problem) => {
  expect(passwordProblem(password, addresses)).toBe(problem);
});
