import { Decimal128, Double, Long, ObjectId } from 'bson';
import { CommandsForTest } from '../commands/commands-for-test';
import type { Document } from '../values/types';

const id = new ObjectId('64b000000000000000000001');
const document: Document = {
  _id: 1,
  i: 5,
  d: 2.5,
  s: 'Hello World',
  list: [3, 1, 2],
  docs: [{ x: 1 }, { x: 2 }],
  in: { a: { b: 1 } },
  none: null,
  big: Long.fromString('9007199254740993'),
  price: Decimal128.fromString('1.10'),
  id,
  mixed: [1, 'a', null],
  day: new Date('2024-01-31T12:00:00Z'),
};
const missing = Symbol('missing');
let commands: CommandsForTest;

beforeAll(async () => {
  commands = await CommandsForTest.open();
  await commands.run({ insert: 'c', documents: [document] });
});
afterAll(() => commands.close());

/** The value in its kind, `missing` where there is none, or the error's code. */
async function computed(expression: unknown): Promise<unknown> {
  const pipeline = [{ $project: { _id: 0, value: expression } }];
  const reply = await commands.run({ aggregate: 'c', pipeline, cursor: {} });
  if (reply.ok !== 1) return `error ${reply.code}`;
  const [first] = await commands.exactly({ aggregate: 'c', pipeline });
  return first && 'value' in first ? first.value : missing;
}

/** A document with a field `then`, which the linter does not want to see written as such. */
const fields = (...entries: [string, unknown][]): Document => Object.fromEntries(entries);
const decimal = Decimal128.fromString;
const double = (value: number) => new Double(value);
const long = (value: number | string) => Long.fromString(String(value));

const cases: Record<string, [unknown, unknown][]> = {
  numbers: [
    [{ $add: ['$i', '$d'] }, 7.5],
    [{ $add: ['$i', '$none'] }, null],
    [{ $add: ['$price', 1] }, decimal('2.10')],
    [{ $add: ['$big', 1] }, long('9007199254740994')],
    [{ $add: ['$i', '$s'] }, 'error 14'],
    [{ $multiply: [2147483647, 2] }, long(4294967294)],
    [{ $multiply: ['$i', '$nowhere'] }, null],
    [{ $divide: [6, 2] }, double(3)],
    [{ $divide: [1, 0] }, 'error 2'],
    [{ $mod: [-7, 3] }, -1],
    [{ $mod: [7, 0] }, 'error 16610'],
    [{ $abs: '$big' }, long('9007199254740993')],
    [{ $round: '$d' }, double(2)],
    [{ $round: [3.5, 0] }, double(4)],
    [{ $round: [5, 0] }, 5],
    [{ $trunc: -7.8 }, double(-7)],
    [{ $pow: [2, 10] }, 1024],
    [{ $sqrt: 16 }, double(4)],
    [{ $sqrt: '$price' }, 'error 238'],
    [{ $sum: ['$i', '$s'] }, 5],
    [{ $avg: '$mixed' }, double(1)],
    [{ $avg: ['$price', 2] }, decimal('1.55')],
    [{ $max: '$mixed' }, 'a'],
    [{ $median: { input: '$list', method: 'approximate' } }, 2],
    [{ $percentile: { input: '$list', p: [0.5], method: 'approximate' } }, [2]],
  ],
  texts: [
    [{ $toUpper: '$none' }, ''],
    [{ $toUpper: '$s' }, 'HELLO WORLD'],
    [{ $concat: ['a', '$none'] }, null],
    [{ $substr: ['$s', 6, -1] }, 'World'],
    [{ $substrBytes: ['äb', 0, 2] }, 'ä'],
    [{ $substrBytes: ['äb', 1, 1] }, 'error 28656'],
    [{ $substrCP: ['äb', 1, 1] }, 'b'],
    [{ $strLenBytes: 'äb' }, 3],
    [{ $strLenCP: 'äb' }, 2],
    [{ $indexOfBytes: ['äb', 'b'] }, 2],
    [{ $indexOfCP: ['äb', 'b'] }, 1],
    [{ $indexOfCP: ['$s', 'z'] }, -1],
    [{ $split: ['a,b', ','] }, ['a', 'b']],
    [{ $trim: { input: ' x ' } }, 'x'],
    [{ $replaceAll: { input: 'a.b.', find: '.', replacement: '-' } }, 'a-b-'],
    [{ $regexMatch: { input: '$s', regex: 'hello', options: 'i' } }, true],
    [{ $regexFind: { input: '$s', regex: /o/ } }, { match: 'o', idx: 4, captures: [] }],
  ],
  lists: [
    [{ $size: '$i' }, 'error 17124'],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, missing],
    [{ $slice: ['$list', 1, 1] }, [1]],
    [{ $in: [double(1), '$list'] }, true],
    [{ $indexOfArray: ['$docs', { x: 2 }] }, 1],
    [{ $sortArray: { input: '$list', sortBy: -1 } }, [3, 2, 1]],
    [{ $sortArray: { input: '$docs', sortBy: { x: -1 } } }, [{ x: 2 }, { x: 1 }]],
    [
      { $zip: { inputs: ['$list', ['a']], useLongestLength: true, defaults: [0, 'z'] } },
      [
        [3, 'a'],
        [1, 'z'],
        [2, 'z'],
      ],
    ],
    [{ $map: { input: '$docs', in: '$$this.x' } }, [1, 2]],
    [{ $map: { input: '$none', in: '$$this' } }, null],
    [
      {
        $map: {
          input: [1],
          as: 'a',
          in: { $map: { input: [2], as: 'b', in: { $add: ['$$a', '$$b', '$i'] } } },
        },
      },
      [[8]],
    ],
    [{ $filter: { input: '$list', as: 'v', cond: { $gt: ['$$v', 1] }, limit: 1 } }, [3]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      [1, 2, 3],
    ],
    [{ $setUnion: ['$list', '$none'] }, null],
    [
      {
        $setEquals: [
          [1, 2, 2],
          [2, 1],
        ],
      },
      true,
    ],
    [{ $setEquals: [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }]] }, false],
    [{ $setDifference: [[1, 2], [2]] }, [1]],
    [{ $anyElementTrue: [[0, null]] }, false],
    [
      {
        $arrayToObject: [
          [
            ['a', 1],
            ['b', 2],
          ],
        ],
      },
      { a: 1, b: 2 },
    ],
    [{ $arrayToObject: [[{ k: 'a', v: 1 }]] }, { a: 1 }],
    [{ $objectToArray: '$in' }, [{ k: 'a', v: { b: 1 } }]],
    [{ $maxN: { input: '$list', n: 2 } }, [3, 2]],
  ],
  'choices and comparisons': [
    [{ $eq: ['$nowhere', null] }, false],
    [{ $lt: ['$nowhere', null] }, true],
    [{ $gt: ['$s', 5] }, true],
    [{ $eq: [1, { $toLong: 1 }] }, true],
    [
      {
        $eq: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      false,
    ],
    [{ $and: [] }, true],
    [{ $or: ['$none', 0] }, false],
    [{ $not: '$nowhere' }, true],
    [{ $cond: [true, 1, { $divide: [1, 0] }] }, 1],
    [{ $cond: fields(['if', ''], ['then', 1], ['else', 2]) }, 1],
    [{ $ifNull: ['$nowhere', '$none', 'x'] }, 'x'],
    [{ $switch: { branches: [fields(['case', false], ['then', 1])] } }, 'error 40066'],
    [{ $let: { vars: { q: '$i' }, in: { $add: ['$$q', 1] } } }, 6],
    ['$$nothing', 'error 17276'],
    [{ $getField: 's' }, 'Hello World'],
    [{ $getField: { field: 'a', input: '$in' } }, { b: 1 }],
    [{ $mergeObjects: ['$in', { z: 1 }, '$none'] }, { a: { b: 1 }, z: 1 }],
    [{ $literal: '$i' }, '$i'],
    ['$docs.x', [1, 2]],
    [
      ['$i', '$nowhere'],
      [5, null],
    ],
    [{ $eq: [1] }, 'error 16020'],
    [{ $foo: 1 }, 'error 168'],
  ],
  'kinds of values': [
    [{ $type: '$big' }, 'long'],
    [{ $type: '$nowhere' }, 'missing'],
    [{ $toInt: '7' }, 7],
    [{ $toInt: 'x' }, 'error 241'],
    [{ $toDecimal: '1.5' }, decimal('1.5')],
    [{ $toString: '$price' }, '1.10'],
    [{ $toString: '$id' }, '64b000000000000000000001'],
    [{ $toBool: 'false' }, true],
    [{ $toObjectId: '64b000000000000000000001' }, id],
    [{ $toDate: '03/15/2024' }, 'error 241'],
    [{ $convert: { input: 'x', to: 'int', onError: 'bad' } }, 'bad'],
    [{ $convert: { input: '$none', to: 'int', onNull: 0 } }, 0],
  ],
};

describe.each(Object.entries(cases))('expressions: %s', (_, list) => {
  it.each(list)('%j', async (expression, expected) => {
    expect(await computed(expression)).toEqual(expected);
  });
});

const at = (text: string) => new Date(text);
const friday = at('2024-03-15T13:45:30.123Z');
const newYork = 'America/New_York';

describe('expressions of dates', () => {
  it.each<[unknown, unknown]>([
    [{ $week: friday }, 10],
    [{ $week: at('2023-01-01T00:00:00Z') }, 1],
    [{ $isoWeek: at('2027-01-01T00:00:00Z') }, 53],
    [{ $isoWeekYear: at('2027-01-01T00:00:00Z') }, long(2026)],
    [{ $isoWeek: at('2024-12-30T00:00:00Z') }, 1],
    [{ $isoDayOfWeek: friday }, 5],
    [{ $dayOfWeek: friday }, 6],
    [{ $dayOfYear: friday }, 75],
    [{ $hour: { date: friday, timezone: newYork } }, 9],
    [{ $minute: { date: friday, timezone: '-00:30' } }, 15],
    [{ $hour: { date: friday, timezone: 'Nowhere' } }, 'error 40485'],
    [{ $year: '$none' }, null],
    [{ $year: '$s' }, 'error 16006'],
    [{ $year: '$id' }, 2023],
    [{ $subtract: [friday, at('2024-03-15T13:45:30Z')] }, long(123)],
    [{ $add: [friday, 877] }, at('2024-03-15T13:45:31Z')],
    [{ $dateToString: { date: friday } }, '2024-03-15T13:45:30.123Z'],
    [
      { $dateToString: { date: friday, format: '%G-W%V %j %u %w %z %b', timezone: 'Europe/Berlin' } },
      '2024-W11 075 5 6 +0100 Mar',
    ],
    [{ $dateToString: { date: '$none', onNull: 'none' } }, 'none'],
    [{ $dateFromString: { dateString: '2024-03-15' } }, at('2024-03-15T00:00:00Z')],
    [{ $dateFromString: { dateString: '2024-03-15T10:00', timezone: newYork } }, at('2024-03-15T14:00:00Z')],
    [{ $dateFromString: { dateString: '15/03/2024', format: '%d/%m/%Y' } }, at('2024-03-15T00:00:00Z')],
    [{ $dateFromString: { dateString: '2024-02-30' } }, 'error 241'],
    [{ $dateFromString: { dateString: 'soon', onError: 'never' } }, 'never'],
    [{ $dateFromParts: { year: 2024, month: 14 } }, at('2025-02-01T00:00:00Z')],
    [{ $dateFromParts: { isoWeekYear: 2024, isoWeek: 1, isoDayOfWeek: 1 } }, at('2024-01-01T00:00:00Z')],
    [{ $dateFromParts: { year: 2024, month: 7, hour: 12, timezone: newYork } }, at('2024-07-01T16:00:00Z')],
    [{ $dateAdd: { startDate: '$day', unit: 'month', amount: 1 } }, at('2024-02-29T12:00:00Z')],
    [
      { $dateAdd: { startDate: at('2024-03-09T12:00:00Z'), unit: 'day', amount: 1, timezone: newYork } },
      at('2024-03-10T11:00:00Z'),
    ],
    [{ $dateSubtract: { startDate: '$day', unit: 'quarter', amount: 1 } }, at('2023-10-31T12:00:00Z')],
    [{ $dateDiff: { startDate: '$day', endDate: at('2024-02-01T00:00:00Z'), unit: 'month' } }, long(1)],
    [{ $dateDiff: { startDate: at('2024-01-01T00:00:00Z'), endDate: friday, unit: 'week' } }, long(10)],
    [
      {
        $dateDiff: {
          startDate: at('2024-01-06T00:00:00Z'),
          endDate: at('2024-01-08T00:00:00Z'),
          unit: 'week',
          startOfWeek: 'monday',
        },
      },
      long(1),
    ],
    [{ $dateTrunc: { date: friday, unit: 'week', startOfWeek: 'monday' } }, at('2024-03-11T00:00:00Z')],
    [{ $dateTrunc: { date: friday, unit: 'week' } }, at('2024-03-10T00:00:00Z')],
    [{ $dateTrunc: { date: friday, unit: 'day', timezone: newYork } }, at('2024-03-15T04:00:00Z')],
    [{ $dateTrunc: { date: friday, unit: 'quarter' } }, at('2024-01-01T00:00:00Z')],
    [{ $dateTrunc: { date: friday, unit: 'minute', binSize: 15 } }, at('2024-03-15T13:45:00Z')],
    [
      { $dateToParts: { date: friday, iso8601: true } },
      { isoWeekYear: 2024, isoWeek: 11, isoDayOfWeek: 5, hour: 13, minute: 45, second: 30, millisecond: 123 },
    ],
  ])('%j', async (expression, expected) => {
    expect(await computed(expression)).toEqual(expected);
  });
});
