import { problemsFrom } from './problems-from';

const fields = ['email', 'password'] as const;

it.each([
  ['a sentence about nothing in particular', 'No.', [], { password: 'No.' }],
  ['a sentence about a field', 'x', [['body.email', 'Not an address.']], { email: 'Not an address.' }],
  [
    'the first of two about one field',
    'x',
    [
      ['email', 'One.'],
      ['email', 'Two.'],
    ],
    { email: 'One.' },
  ],
  ['a field the form does not have', 'x', [['body.other', 'y']], { password: 'x' }],
  ['silence', null, [], { password: expect.stringMatching(/try again/) }],
] as const)('%s', (_, sentence, errors, problems) => {
  const refusal = { sentence, errors: errors.map(([path, message]) => ({ path, message })) };
  expect(problemsFrom(refusal, fields, 'password')).toEqual(problems);
});
