import {
  currentEvents,
  type EventReactions,
  identityAfter,
  reactToInteractions,
} from '@coaching/service-kit';
import { type CountedUnder, countedUnder } from './counted-under';
import type { CountChange, Usage, UseRecord } from './usage-repository';

/** What the counts of sets become when interactions are counted elsewhere than before; each place once. */
export function countChanges(
  moves: readonly { before: CountedUnder | null; after: CountedUnder | null }[],
): CountChange[] {
  const changes = new Map<string, CountChange>();
  const count = (under: CountedUnder | null, by: number) => {
    if (!under) return;
    const { set_uid, owner_uid } = under;
    const key = `${set_uid} ${owner_uid}`;
    changes.set(key, { set_uid, owner_uid, by: (changes.get(key)?.by ?? 0) + by });
  };
  for (const { before, after } of moves) {
    count(before, -1);
    count(after, 1);
  }
  return [...changes.values()].filter(({ by }) => by !== 0);
}

/** Counts interactions of every kind under the tool sets they were made with, in whatever order their events arrive. */
export function countInteractions(usage: Usage): EventReactions {
  return reactToInteractions(async (events, { session }) => {
    const uids = [...new Set(events.map(({ entity_uid }) => entity_uid))];
    const known = await usage.findAll(uids, session);
    const uses = currentEvents(events, known).map((event): UseRecord => {
      const { entity_uid: uid, revision, data } = event;
      const under = 'interaction' in data ? countedUnder(data.interaction) : null;
      const deleted = !('interaction' in data);
      return { uid, revision, under, deleted, ...identityAfter(event, known.get(uid)) };
    });
    const moves = uses.map(({ uid, under }) => ({ before: known.get(uid)?.under ?? null, after: under }));
    await usage.putAll(uses, countChanges(moves), session);
  });
}
