import type { ObservationRecord } from '../observation/observation-record';
import { anObservation, observedAt } from '../testing/builders';
import { observationEvents } from './observation-events';

const stored = anObservation({ title: 'Fractions', timestamp: '2026-03-02T09:00:00Z', duration: 3 });
const ended = new Date('2026-03-02T09:40:00Z');

it.each<[what: string, change: Partial<ObservationRecord>, publishes: boolean]>([
  ['the script', { items: [] as ObservationRecord['items'], additional_information: '<p>More</p>' }, false],
  ['names of the columns', { left_name: 'Ms. O', right_name: 'Class' }, false],
  ['a save without effect', { revision: 2, updated_at: ended }, false],
  ['the title', { title: 'Decimals' }, true],
  ['the start', { timestamp: ended }, true],
  ['the end', { end_timestamp: ended }, true],
  ['the duration', { duration: 4 }, true],
  ['the tool', { tool_uid: 'tool' }, true],
  ['who may read it', { visibility: 'private' }, true],
  ['the organisation', { organization_uid: 'cedar' }, true],
  [
    'the program',
    { program_embed: { program_uid: 'p', program_name: 'P', organization_uid: 'cedar' } },
    true,
  ],
  [
    'the coachee',
    { client: 'other', client_embed: { uid: 'other', username: 'Other', initials: 'O', picture: null } },
    true,
  ],
])('a change of %s', (_what, change, publishes) => {
  expect(observationEvents.ofChange(stored, { ...stored, ...change }).length > 0).toBe(publishes);
});

it.each<[when: string, before: ObservationRecord | null, after: ObservationRecord, finished: boolean]>([
  ['created running', null, stored, false],
  ['created with its end', null, { ...stored, end_timestamp: ended }, true],
  ['given its end', stored, { ...stored, end_timestamp: ended }, true],
  [
    'given another end',
    { ...stored, end_timestamp: ended, finished: true },
    { ...stored, end_timestamp: observedAt, finished: true },
    false,
  ],
  [
    'given an end again after it was cleared',
    { ...stored, finished: true },
    { ...stored, end_timestamp: ended, finished: true },
    false,
  ],
])('publishes a finish when %s: %#', (_when, before, after, finished) => {
  const types = observationEvents.ofChange(before, after).map(({ type }) => type);
  expect(types.includes('observation.finished')).toBe(finished);
});
