import type { ObservationEvidence } from '@coaching/contracts';
import { offeredEvidence } from './offered-evidence';

const now = new Date('2026-03-02T09:00:00.000Z');
const seen = (uid: string, timestamp: string | null, tagged = 0): ObservationEvidence => ({
  uid,
  title: uid,
  timestamp,
  tagged,
  lines: [],
  untagged: [],
});

it('offers each observation once, in the order they come first', () => {
  const observations = [
    seen('a', '2026-03-01T09:00:00.000Z', 2),
    seen('b', null),
    seen('a', '2026-03-01T09:00:00.000Z', 2),
  ];
  expect(offeredEvidence(observations, now).map(({ uid }) => uid)).toEqual(['a', 'b']);
});

it.each<[string, string | null, number, boolean]>([
  ['was before', '2026-03-02T08:00:00.000Z', 0, true],
  ['begins now', '2026-03-02T09:00:00.000Z', 0, true],
  ['has no date', null, 0, true],
  ['is planned', '2026-03-02T09:01:00.000Z', 0, false],
  ['is planned, and has tagged lines', '2026-03-02T09:01:00.000Z', 1, true],
])('of an observation that %s', (_, timestamp, tagged, isOffered) => {
  expect(offeredEvidence([seen('a', timestamp, tagged)], now)).toHaveLength(isOffered ? 1 : 0);
});
