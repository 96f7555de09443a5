import { callRows, calls } from '@coaching/contracts';
import { type PlatformForTest, startPlatformForTest } from '../testing/platform-for-test';
import { anybody, type Who } from './everybody';
import type { RoutedCall, Row } from './row';
import { tables } from './tables';
import { type Attempts, attemptsOn } from './testing/attempts';

let machine: PlatformForTest;
let attempts: Attempts;
beforeAll(async () => {
  machine = await startPlatformForTest({ TRUST_PROXY: 'loopback' });
  attempts = await attemptsOn(machine);
});
afterAll(() => machine.close());

it('every call of the contracts has a row', () => {
  const routed = callRows.filter(([, { audience }]) => audience !== 'internal').map(([name]) => name);
  expect(Object.keys(tables).sort()).toEqual(routed.sort());
});

/** What somebody is answered who is refused: a 401 without an account, else a 403, or a 404 of what is not theirs to know. */
const refusals = (call: RoutedCall, { refusal }: Row, who: Who): readonly number[] => {
  if (who === 'visitor' && calls[call].audience === 'signed-in') return [401];
  return [403, 404, ...(refusal ? [refusal] : [])];
};

/** How somebody was answered, as a word where it is as a row can say it. */
function outcome(call: RoutedCall, row: Row, who: Who, status: number): 'answered' | 'refused' | number {
  if (status === (row.status ?? 200)) return 'answered';
  return refusals(call, row, who).includes(status) ? 'refused' : status;
}

const rows = (Object.entries(tables) as [RoutedCall, Row | readonly Row[]][]).flatMap(([call, own]) =>
  [own]
    .flat()
    .map((row: Row): [string, RoutedCall, Row] => [row.of ? `${call} of ${row.of}` : call, call, row]),
);

it.each(rows)(
  '%s is answered to those alone who may ask',
  async (_, call, row) => {
    const outcomes: Record<string, ReturnType<typeof outcome>> = {};
    const attempt = async (who: Who) => {
      outcomes[who] = outcome(call, row, who, await attempts.status(who, call, row));
      if (outcomes[who] !== 'answered' || !row.undo) return;
      const undone = await attempts.status(row.undo.by ?? who, row.undo.call as RoutedCall, row.undo);
      expect([row.undo.call, undone]).toEqual([row.undo.call, 200]);
    };
    // Who is refused comes first, while all is as it was; then one after the other, because each may change it.
    await Promise.all(anybody.filter((who) => !row.answered.includes(who)).map(attempt));
    for (const who of row.answered) await attempt(who);
    expect(outcomes).toEqual(
      Object.fromEntries(anybody.map((who) => [who, row.answered.includes(who) ? 'answered' : 'refused'])),
    );
  },
  60_000,
);
