import { comparable } from '../comparable';
import type { DeletedObject } from './deleted-object';

/** What the recycle bin can be sorted by; the first is the default. */
export const recycleBinColumns = ['deleted_at', 'title', 'noun', 'place', 'deleted_by_name'] as const;
export type RecycleBinColumn = (typeof recycleBinColumns)[number];

/** Orders objects of the recycle bin, the same in every service and where their lists are joined. */
export function byRecycleBinColumn(
  column: RecycleBinColumn,
  descending: boolean,
): (one: DeletedObject, other: DeletedObject) => number {
  const sign = descending ? -1 : 1;
  const plain = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
  return (one, other) =>
    sign * plain(comparable(one[column]), comparable(other[column])) ||
    plain(other.deleted_at, one.deleted_at) ||
    plain(one.uid, other.uid);
}

/** The latest of some moments (ISO 8601, UTC); null where there is none. */
export const latestOf = (moments: readonly (string | null)[]): string | null =>
  moments.reduce(
    (latest, each) => (latest === null || (each !== null && each > latest) ? each : latest),
    null,
  );
