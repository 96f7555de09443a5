import type { Observation } from '@coaching/contracts';
import { mergingOfObservations } from './observation-merging';
import { anItem, anObservation } from './testing/builders';

const base = anObservation({ visibility: 'private' });
const merge = (mine: Partial<Observation>, theirs: Partial<Observation>) =>
  mergingOfObservations(() => 'copy').merge(
    { ...base },
    { ...base, ...mine },
    { ...base, revision: 2, ...theirs },
  );

describe('merging observations', () => {
  it.each<[string, Partial<Observation>, Partial<Observation>, Partial<Observation>]>([
    ['takes what only this device changed', { title: 'Mine' }, {}, { title: 'Mine' }],
    ['takes what only the other device changed', {}, { title: 'Theirs' }, { title: 'Theirs' }],
    ['keeps two titles', { title: 'Mine' }, { title: 'Theirs' }, { title: 'Mine / Theirs' }],
    [
      'keeps the longer of two that go on',
      { title: 'Fractions, day 1' },
      { title: 'Fractions, day' },
      { title: 'Fractions, day 1' },
    ],
    ['takes the longer duration', { duration: 7 }, { duration: 5 }, { duration: 7 }],
    ['takes a duration over none', { duration: 3 }, { duration: 0 }, { duration: 3 }],
    [
      'ends once',
      { end_timestamp: '2026-03-02T10:05:00.000Z' },
      { end_timestamp: '2026-03-02T10:00:00.000Z' },
      { end_timestamp: '2026-03-02T10:00:00.000Z' },
    ],
    [
      'keeps both texts',
      { additional_information: '<p>m</p>' },
      { additional_information: '<p>t</p>' },
      { additional_information: '<p>m</p><p>t</p>' },
    ],
    [
      'merges items',
      { items: [anItem('m')] },
      { items: [anItem('t')] },
      { items: [anItem('t'), anItem('m')] },
    ],
    [
      'shares what this device shared',
      { visibility: 'shared' },
      { title: 'Theirs' },
      { visibility: 'shared' },
    ],
    [
      'shares what the other device shared',
      { title: 'Mine' },
      { visibility: 'shared' },
      { visibility: 'shared' },
    ],
    ['keeps the revision of the server', { revision: 1 }, {}, { revision: 2 }],
    ['leaves what is the server’s to the server', { user: 'x' }, { user: 'ada' }, { user: 'ada' }],
  ])('%s', (_, mine, theirs, expected) => {
    expect(merge(mine, theirs)).toMatchObject(expected);
  });
});
