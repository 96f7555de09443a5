import { aStep } from './testing/builders';
import { journalName, openCount } from './tool-steps';

it('is stored on devices by kind, observations under the name that devices know', () => {
  expect(journalName({ entity_type: 'observation' })).toBe('action-steps');
  expect(journalName({ entity_type: 'interview' })).toBe('action-steps-interview');
});

it('counts what is still to be done', () => {
  const done = aStep('b', { completed: '2026-03-03T09:00:00.000Z' });
  expect(openCount({ steps: [aStep('a'), done] })).toBe(1);
});
