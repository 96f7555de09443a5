import type { ObservationEvidence } from '@coaching/contracts';
import { aPinnedRubric } from '../../instance/testing/builders';
import { quoteAddress, quotesOf } from './quotes';

const line = (item_uid: string, ...row_uids: string[]) => ({
  item_uid,
  time: '9:00:00 AM',
  data: `<p>${item_uid}</p>`,
  row_uids,
});
const seen = (
  uid: string,
  timestamp: string,
  ...lines: ObservationEvidence['lines']
): ObservationEvidence => ({
  uid,
  title: uid,
  timestamp,
  lines,
  tagged: lines.length,
  untagged: [],
});

const quoted = (
  observations: ObservationEvidence[],
  map: Record<string, string[]> = {},
): [Record<string, string[]>, string[]] => {
  const { rows, elsewhere } = quotesOf(observations, aPinnedRubric(), map);
  const uids = (quotes: readonly { item_uid: string }[]) => quotes.map(({ item_uid }) => item_uid);
  return [Object.fromEntries([...rows].map(([row, quotes]) => [row, uids(quotes)])), uids(elsewhere)];
};

it.each<
  [
    what: string,
    observations: ObservationEvidence[],
    map: Record<string, string[]>,
    ReturnType<typeof quoted>,
  ]
>([
  ['nothing', [], {}, [{}, []]],
  ['a line under each of its rows', [seen('o', '1', line('l', 'a', 'c'))], {}, [{ a: ['l'], c: ['l'] }, []]],
  [
    'older observations first, each in the order of its script',
    [seen('new', '2', line('n', 'a')), seen('old', '1', line('o1', 'a'), line('o2', 'a'))],
    {},
    [{ a: ['o1', 'o2', 'n'] }, []],
  ],
  [
    'rows of other versions as what they are in this one',
    [seen('o', '1', line('l', 'was-a'), line('m', 'both'))],
    { 'was-a': ['a'], both: ['a', 'b'] },
    [{ a: ['l', 'm'], b: ['m'] }, []],
  ],
  [
    'once where two rows became one',
    [seen('o', '1', line('l', 'a', 'was-a'))],
    { 'was-a': ['a'] },
    [{ a: ['l'] }, []],
  ],
  ['a row that has gone apart', [seen('o', '1', line('l', 'gone'))], { gone: ['gone-too'] }, [{}, ['l']]],
])('quotes %s', (_, observations, map, expected) => {
  expect(quoted(observations, map)).toEqual(expected);
});

it('counts lines that are not among them, and leads to those that are', () => {
  const observation = { ...seen('o', '1', line('l', 'a')), tagged: 7 };
  const { left_out, rows } = quotesOf([observation], aPinnedRubric(), {});
  expect(left_out).toBe(6);
  expect(quoteAddress(rows.get('a')![0]!)).toBe('/observation/o?line=l');
});
