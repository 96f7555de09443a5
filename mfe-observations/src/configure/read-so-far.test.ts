import { anItem, anObservation } from '../observation/testing/builders';
import { isMovable } from './read-so-far';

it.each([
  ['a new one', null, true],
  ['one in which nothing was written', anObservation(), true],
  ['a private one', anObservation({ visibility: 'private', items: [anItem('a')] }), true],
  ['one that others could read', anObservation({ items: [anItem('a')] }), false],
  ['one whose action step others could read', anObservation({ shown: true }), false],
  ['a finished one', anObservation({ end_timestamp: '2026-03-02T10:00:00.000Z' }), false],
])('may still be for another coachee: %s', (_, observation, expected) => {
  expect(isMovable(observation)).toBe(expected);
});
