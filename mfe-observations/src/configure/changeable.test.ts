import { anItem, anObservation } from '../observation/testing/builders';
import { changeableOf } from './changeable';

it.each([
  ['a new one', null, 'freely'],
  ['one in which nothing was written', anObservation(), 'freely'],
  ['a private one', anObservation({ visibility: 'private', items: [anItem('a')] }), 'by sharing'],
  ['one that others could read', anObservation({ items: [anItem('a')] }), 'no more'],
  ['a finished one', anObservation({ end_timestamp: '2026-03-02T10:00:00.000Z' }), 'no more'],
])('who reads %s', (_, observation, expected) => {
  expect(changeableOf(observation)).toBe(expected);
});
