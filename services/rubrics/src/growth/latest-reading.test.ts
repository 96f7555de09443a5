import { aStructure } from '../testing/structures';
import { latestReading } from './latest-reading';

const first = aStructure(1, ['asks', 'waits', 'listens'], { columns: ['no', 'some', 'yes'] });
/** `asks` and `waits` became one row, `listens` went, and `some` became two levels of which one took its place. */
const second = aStructure(2, ['asks', 'checks'], {
  columns: ['no', 'rarely', 'often', 'yes'],
  replaced: [
    ['waits', 'asks'],
    ['listens', null],
    ['some', 'often'],
  ],
});
/** `checks` is called by another row now, and the levels turn round. */
const third = aStructure(3, ['asks', 'probes'], {
  columns: ['yes', 'often', 'no'],
  replaced: [
    ['checks', 'probes'],
    ['rarely', null],
  ],
});
const reading = latestReading([first, second, third]);

it.each([
  ['stays', 1, 'asks', 'no', { row_uid: 'asks', level: 2 }],
  ['has a level that another one took the place of', 1, 'asks', 'some', { row_uid: 'asks', level: 1 }],
  ['has a row that another one took the place of', 2, 'checks', 'yes', { row_uid: 'probes', level: 0 }],
  ['is of the latest version', 3, 'probes', 'yes', { row_uid: 'probes', level: 0 }],
  ['has a row that became part of one that stays', 1, 'waits', 'no', null],
  ['has a row that went', 1, 'listens', 'no', null],
  ['has a level that went', 2, 'asks', 'rarely', null],
  ['has no level', 1, 'asks', null, null],
  ['has a level of another version', 1, 'asks', 'often', null],
  ['has a row that nobody knows', 1, 'nothing', 'no', null],
  ['is of a version that nobody knows', 9, 'asks', 'no', null],
] as const)('a score that %s', (_, number, row_uid, column_uid, expected) => {
  expect(reading(number, { row_uid, column_uid })).toEqual(expected);
});

it('of several rows that became a new one the first counts, and counts once', () => {
  const merged = aStructure(2, ['talks'], {
    columns: ['no', 'some', 'yes'],
    replaced: [
      ['asks', 'talks'],
      ['waits', 'talks'],
    ],
  });
  const read = latestReading([first, merged]);
  expect(read(1, { row_uid: 'asks', column_uid: 'yes' })).toEqual({ row_uid: 'talks', level: 2 });
  expect(read(1, { row_uid: 'waits', column_uid: 'yes' })).toBeNull();
});

it('a row or a level that returns under its own uid is what it was, also where another one took its place between', () => {
  const columns = ['no', 'yes'];
  const versions = [
    aStructure(1, ['asks', 'waits'], { columns }),
    aStructure(2, ['waits', 'probes'], {
      columns: ['yes'],
      replaced: [
        ['asks', 'probes'],
        ['no', null],
      ],
    }),
    aStructure(3, ['listens'], {
      columns: ['yes'],
      replaced: [
        ['waits', null],
        ['probes', null],
      ],
    }),
    aStructure(4, ['waits', 'asks'], { columns: ['yes', 'no'], replaced: [['listens', null]] }),
  ];
  const read = latestReading(versions);
  expect(read(1, { row_uid: 'waits', column_uid: 'yes' })).toEqual({ row_uid: 'waits', level: 0 });
  expect(read(1, { row_uid: 'asks', column_uid: 'no' })).toEqual({ row_uid: 'asks', level: 1 });
  expect(read(2, { row_uid: 'probes', column_uid: 'yes' })).toBeNull();
});
