import { z } from 'zod';
import { Invalid } from '../errors';
import { validate } from './validate';

const schema = z.strictObject({
  seats: z.int().min(1).max(9),
  names: z.array(z.string()).min(1),
  hidden: z.boolean(),
});
const right = { seats: 2, names: ['Ada'], hidden: false };

function refusalOf(input: unknown): string {
  try {
    validate(schema, input);
  } catch (error) {
    if (error instanceof Invalid) return error.message;
    throw error;
  }
  return 'taken';
}

it.each<[string, unknown, string]>([
  ['as the contract says', right, 'taken'],
  ['a number with a fraction', { ...right, seats: 1.5 }, 'seats must be a whole number.'],
  ['text for a number', { ...right, seats: '2' }, 'seats must be a number.'],
  ['too few', { ...right, seats: 0 }, 'seats must be at least 1.'],
  ['too many', { ...right, seats: 10 }, 'seats must be at most 9.'],
  ['one name', { ...right, names: 'Ada' }, 'names must be a list.'],
  ['no names', { ...right, names: [] }, 'names must have at least 1 entry.'],
  ['a number for a name', { ...right, names: [1] }, 'names.0 must be a string.'],
  ['text for a choice', { ...right, hidden: 'no' }, 'hidden must be true or false.'],
  ['nothing', undefined, 'The request is required.'],
  ['no object', 'seats', 'The request must be an object.'],
  ['a field it does not know', { ...right, more: 1 }, 'The request has unknown fields: more.'],
])('%s', (_, input, sentence) => {
  expect(refusalOf(input)).toBe(sentence);
});
