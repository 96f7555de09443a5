import type { EvidenceLine, ObservationEvidence, RubricContent } from '@coaching/contracts';

/** A line of an observation as it stands under a row. */
export interface Quote extends Pick<EvidenceLine, 'item_uid' | 'time' | 'data'> {
  observation_uid: string;
  /** Of the observation. */
  title: string;
  timestamp: string | null;
}

/** Lines of observations by the rows they are evidence for. */
export interface Quotes {
  rows: ReadonlyMap<string, readonly Quote[]>;
  /** Those whose rows this version of the rubric does not have. */
  elsewhere: readonly Quote[];
  /** Lines of long scripts that are not among them. */
  left_out: number;
}

/** The line's place in its observation. */
export const quoteAddress = ({ observation_uid, item_uid }: Pick<Quote, 'observation_uid' | 'item_uid'>) =>
  `/observation/${encodeURIComponent(observation_uid)}?line=${encodeURIComponent(item_uid)}`;

/**
 * Under which rows tagged lines stand, oldest first.
 * @param elsewhere rows of other versions of the rubric by what they are in this one
 */
export function quotesOf(
  observations: readonly ObservationEvidence[],
  { categories }: Pick<RubricContent, 'categories'>,
  elsewhere: Readonly<Record<string, readonly string[]>>,
): Quotes {
  const own = new Set(categories.flatMap(({ rows }) => rows.map(({ uid }) => uid)));
  const rows = new Map<string, Quote[]>();
  const without: Quote[] = [];
  const byTime = [...observations].sort((one, other) =>
    (one.timestamp ?? '') < (other.timestamp ?? '') ? -1 : 1,
  );
  for (const { uid: observation_uid, title, timestamp, lines } of byTime)
    for (const { row_uids, ...line } of lines) {
      const quote = { ...line, observation_uid, title, timestamp };
      const under = new Set(
        row_uids.flatMap((uid) =>
          own.has(uid) ? [uid] : (elsewhere[uid] ?? []).filter((to) => own.has(to)),
        ),
      );
      if (under.size === 0) without.push(quote);
      for (const row of under) rows.set(row, [...(rows.get(row) ?? []), quote]);
    }
  const left_out = observations.reduce((sum, { lines, tagged }) => sum + tagged - lines.length, 0);
  return { rows, elsewhere: without, left_out };
}
