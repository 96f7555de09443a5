import type { Observation, ObservationItem, ObservationNews } from './entities';

/**
 * The observation after what a live view was told; lines that stay as they were stay the same objects.
 * @param before null when nothing was told yet
 * @returns null when the news does not follow what is there: whoever gets it asks for the whole again
 */
export function applyObservationNews(
  before: Observation | null,
  news: Exclude<ObservationNews, { kind: 'gone' }>,
): Observation | null {
  if (news.kind === 'whole') return news.observation;
  if (before?.revision !== news.after) return null;
  const { revision, fields } = news;
  const lines = new Map<string, ObservationItem>(
    [...before.items, ...news.items].map((item) => [item.uid, item]),
  );
  const order = news.order ?? before.items.map(({ uid }) => uid);
  const items = order.flatMap((uid) => lines.get(uid) ?? []);
  // A line that is only spoken of was told of before, to somebody else.
  return items.length === order.length ? { ...before, ...fields, items, revision } : null;
}
