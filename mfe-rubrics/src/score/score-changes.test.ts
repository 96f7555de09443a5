import { NOT_OBSERVED } from '../instance/scores';
import { choose, note } from './score-changes';

it('a choice takes the place of the one before, and once more takes it back', () => {
  const low = choose('a', 'low')({});
  expect(low).toEqual({ a: { choice: 'low', notes: '' } });
  expect(choose('a', NOT_OBSERVED)(low)).toEqual({ a: { choice: NOT_OBSERVED, notes: '' } });
  expect(choose('a', 'low')(low)).toEqual({ a: { choice: null, notes: '' } });
});

it('notes stay with a choice, and the other rows the same objects', () => {
  const before = { a: { choice: 'low', notes: '' }, b: { choice: null, notes: '<p>x</p>' } };
  const after = note('a', '<p>y</p>')(before);
  expect(after.a).toEqual({ choice: 'low', notes: '<p>y</p>' });
  expect(after.b).toBe(before.b);
});
