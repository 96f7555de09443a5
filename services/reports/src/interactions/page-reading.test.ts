import { pageReading, type RowCounts } from './page-reading';

const all = 100_000;
const everything: RowCounts = { all, hits: all, more: false, narrowed: null };
const first = { skip: 0, limit: 50 };

it.each([
  ['the first page', everything, first, { along: 'order', backwards: false, skip: 0, limit: 50 }],
  ['a page of the first half', everything, { skip: 40_000, limit: 50 }, { backwards: false, skip: 40_000 }],
  ['a page of the second half', everything, { skip: 60_000, limit: 50 }, { backwards: true, skip: 39_950 }],
  ['the last page', everything, { skip: 99_950, limit: 50 }, { backwards: true, skip: 0, limit: 50 }],
  ['a last page that is not full', everything, { skip: 99_990, limit: 50 }, { skip: 0, limit: 10 }],
  ['the only page', { all: 7, hits: 7, narrowed: null }, first, { backwards: false, skip: 0, limit: 7 }],
  ['few hits', { all, hits: 20, narrowed: 20 }, first, { along: 'narrowed' }],
  ['hits that may all stand at the end', { all, hits: 2_500, narrowed: 2_500 }, first, { along: 'narrowed' }],
  ['many hits', { all, hits: 50_000, narrowed: 50_000 }, first, { along: 'order' }],
  ['few hits among many', { all, hits: 20, narrowed: 30_000 }, first, { along: 'narrowed' }],
  [
    'a page deep in many hits',
    { all, hits: 20_000, narrowed: 20_000 },
    { skip: 9_000, limit: 50 },
    { along: 'narrowed' },
  ],
  [
    'more than were counted, many likely',
    { all, hits: 501, more: true, likely: 20_000, narrowed: 50_000 },
    first,
    { along: 'order', backwards: false },
  ],
  [
    'more than were counted, few likely',
    { all, hits: 501, more: true, likely: 600, narrowed: 2_500 },
    first,
    { along: 'narrowed' },
  ],
  [
    'the end of what was counted, where more follow',
    { all, hits: 501, more: true, narrowed: null },
    { skip: 450, limit: 50 },
    { backwards: false, skip: 450, limit: 50 },
  ],
])('%s', (_, counts, page, expected) => {
  expect(pageReading({ more: false, ...counts }, page)).toMatchObject(expected);
});

it('reads nothing past the end', () => {
  expect(pageReading(everything, { skip: all, limit: 50 })).toBeNull();
  expect(pageReading({ all, hits: 0, more: false, narrowed: 0 }, first)).toBeNull();
});
