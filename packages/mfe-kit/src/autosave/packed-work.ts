import { type JournalEntry, type JournalKey, type Patch, patched, patchOf, sizeOf } from '../journal';

/** Work on an entity that the server has not confirmed. */
export interface Unsent<Entity> {
  /** The server's version it grew from. */
  base: Entity;
  mine: Entity;
  /** A save that was begun and not answered. */
  sent: Entity | null;
}

/** Unsent work as the journal keeps it: what differs from a version that is kept beside it. */
export interface PackedWork {
  base: Patch;
  mine: Patch;
  sent: Patch | null;
}

/** Packed work and the version it differs from stand apart from work that was kept whole, as it once was. */
const PACKED = ':packed';
const ANCHOR = ':anchor';

const isAnchor = ({ writer }: JournalKey) => writer.endsWith(ANCHOR);
const isPacked = ({ entity }: JournalKey) => entity.endsWith(PACKED);

/** Names of kind of entity under which unsent work may be kept. */
export const entitiesOf = (entity: string): string[] => [entity, entity + PACKED];

/** Where a page keeps its packed work. */
export const packedKey = (key: JournalKey): JournalKey => ({ ...key, entity: key.entity + PACKED });

/** Where the version is kept that packed work differs from. */
export const anchorOf = (key: JournalKey): JournalKey => ({ ...key, writer: key.writer + ANCHOR });

/** Every slot that an entry of unsent work takes. */
export const slotsOf = (key: JournalKey): JournalKey[] => (isPacked(key) ? [key, anchorOf(key)] : [key]);

/** Patches of both steps, so that what one of them has not in common with the anchor is kept once. */
export function pack<Entity>(anchor: Entity, { base, mine, sent }: Unsent<Entity>): PackedWork {
  return { base: patchOf(anchor, base), mine: patchOf(base, mine), sent: sent && patchOf(base, sent) };
}

function unpack<Entity>(anchor: Entity, work: PackedWork): Unsent<Entity> {
  const base = patched(anchor, work.base);
  return { base, mine: patched(base, work.mine), sent: work.sent && patched(base, work.sent) };
}

/** Things in packed work after which a nearer version is kept instead: a few keys' worth of a long script. */
const MOST_THINGS = 24;

/** Whether keeping a nearer version would pay. */
export const isTooLong = ({ base, mine, sent }: PackedWork): boolean =>
  sizeOf(base) + sizeOf(mine) + (sent ? sizeOf(sent) : 0) > MOST_THINGS;

/** The work in the slots of one entity, packed and whole, oldest first. */
export function workIn<Entity>(entries: readonly JournalEntry<unknown>[]): JournalEntry<Unsent<Entity>>[] {
  const anchors = new Map(
    entries.filter(({ key }) => isAnchor(key)).map(({ key, value }) => [key.writer, value as Entity]),
  );
  return entries
    .filter(({ key }) => !isAnchor(key))
    .flatMap((entry) => {
      if (!isPacked(entry.key)) return [entry as JournalEntry<Unsent<Entity>>];
      const anchor = anchors.get(anchorOf(entry.key).writer);
      if (!anchor) return [];
      return [{ ...entry, value: unpack(anchor, entry.value as PackedWork) }];
    })
    .sort((one, other) => one.kept_at - other.kept_at);
}
