import type { UploadRecord } from '@coaching/contracts';
import { aRecord } from './testing/records';
import { UploadError } from './upload-error';
import { nextToSend, recordsAfter, type UploadHappening } from './upload-records';

const active = aRecord({ active: true, progress: 0.5, speed: 100 });
const waiting = aRecord();
const stopped = aRecord({ error: 'abort', message: 'Sending the file was stopped.' });
const done = aRecord({ success: true, progress: 1, download_url: 'https://a.test/files/x.pdf' });
const sent = { download_url: 'https://a.test/files/x.pdf', response: { status: 'success' } };
const denied = new UploadError('denied', 'Not this one.', { message: 'Not this one.' });

const after = (record: UploadRecord, happening: UploadHappening) => recordsAfter([record], happening)[0];

describe('a file', () => {
  it.each<[string, UploadRecord, UploadHappening, Partial<UploadRecord>]>([
    ['becomes active', waiting, { type: 'activated', id: 'one' }, { active: true }],
    [
      'that is deactivated before it has arrived has the error abort',
      active,
      { type: 'deactivated', id: 'one' },
      { active: false, error: 'abort', message: 'Sending the file was stopped.', speed: 0, progress: 0.5 },
    ],
    [
      'says how far it is',
      active,
      { type: 'progressed', id: 'one', progress: 0.7, speed: 9 },
      { active: true, progress: 0.7, speed: 9 },
    ],
    [
      'that has arrived says where it is',
      active,
      { type: 'succeeded', id: 'one', sent },
      { active: false, success: true, progress: 1, speed: 0, ...sent },
    ],
    [
      'that was refused says why',
      active,
      { type: 'failed', id: 'one', error: denied },
      { active: false, error: 'denied', message: 'Not this one.', response: denied.response, speed: 0 },
    ],
    [
      'that was stopped waits for its turn again when it is retried',
      stopped,
      { type: 'retried', id: 'one' },
      { active: false, error: null, message: '', progress: 0 },
    ],
  ])('%s', (_, record, happening, changes) => {
    expect(after(record, happening)).toEqual({ ...record, ...changes });
  });

  it.each<[string, UploadRecord, UploadHappening]>([
    ['that has arrived is not stopped', done, { type: 'deactivated', id: 'one' }],
    ['that has arrived is not sent again', done, { type: 'activated', id: 'one' }],
    ['that has arrived is not retried', done, { type: 'retried', id: 'one' }],
    ['that has failed is not sent before it is retried', stopped, { type: 'activated', id: 'one' }],
    ['that waits is not stopped', waiting, { type: 'deactivated', id: 'one' }],
    ['that was stopped does not arrive later', stopped, { type: 'succeeded', id: 'one', sent }],
    ['that was stopped does not fail otherwise', stopped, { type: 'failed', id: 'one', error: denied }],
    ['that was stopped does not go on', stopped, { type: 'progressed', id: 'one', progress: 0.9, speed: 1 }],
    ['of a wrong kind is not retried', aRecord({ error: 'extension' }), { type: 'retried', id: 'one' }],
    ['that nobody knows changes nothing', active, { type: 'deactivated', id: 'two' }],
    ['that nobody knows is not removed', active, { type: 'removed', id: 'two' }],
  ])('%s', (_, record, happening) => {
    const records = [record];
    expect(recordsAfter(records, happening)).toBe(records);
  });

  it('that is removed is gone', () => {
    expect(recordsAfter([waiting, aRecord({ id: 'two' })], { type: 'removed', id: 'one' })).toEqual([
      aRecord({ id: 'two' }),
    ]);
  });
});

const named = (ids: string) => [...ids].map((id) => aRecord({ id }));

it.each([
  ['', 'ab', 0, 'ab'],
  ['a', 'bc', 0, 'abc'],
  ['', 'ab', 1, 'a'],
  ['a', 'bc', 1, 'b'],
  ['a', '', 1, 'a'],
  ['a', 'bcd', 3, 'abc'],
  ['abc', 'd', 3, 'abc'],
  ['abcd', 'e', 3, 'abcd'],
])('to %j come %j, at most %i: %j', (there, added, maximum, all) => {
  const records = recordsAfter(named(there), { type: 'added', files: named(added), maximum });
  expect(records.map(({ id }) => id).join('')).toBe(all);
});

const states: Record<string, Partial<UploadRecord>> = {
  w: {},
  a: { active: true },
  e: { error: 'network' },
  s: { success: true },
};
it.each([
  ['', 3, []],
  ['www', 1, [0]],
  ['www', 2, [0, 1]],
  ['aww', 1, []],
  ['aww', 2, [1]],
  ['eswaw', 3, [2, 4]],
  ['aaa', 1, []],
])('of %j with %i threads, %j are next', (letters, threads, next) => {
  const records = [...letters].map((letter, index) => aRecord({ id: String(index), ...states[letter] }));
  expect(nextToSend(records, threads)).toEqual(next.map(String));
});
