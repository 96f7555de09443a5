import { type JournalEntry, type JournalKey, type Patch, patched, patchOf, sizeOf } from '../journal';

/** Work on an entity that the server has not confirmed. */
export interface Unsent<Entity> {
  /** The server's version it grew from. */
  base: Entity;
  mine: Entity;
  /** A save that was begun and not answered. */
  sent: Entity | null;
}

/** Unsent work as the journal stores it: what differs from a version that is stored beside it. */
export interface JournalDelta {
  base: Patch;
  mine: Patch;
  sent: Patch | null;
}

/** Packed work and the version it differs from stand apart from work that was stored whole, as it once was. */
const PACKED = ':packed';
const ANCHOR = ':anchor';

const isAnchor = ({ writer }: JournalKey) => writer.endsWith(ANCHOR);
const isPacked = ({ entity }: JournalKey) => entity.endsWith(PACKED);

/** Names of kind of entity under which unsent work may be stored. */
export const entitiesOf = (entity: string): string[] => [entity, entity + PACKED];

/** Where a page stores its packed work. */
export const deltaKey = (key: JournalKey): JournalKey => ({ ...key, entity: key.entity + PACKED });

/** Where the version is stored that packed work differs from. */
export const anchorOf = (key: JournalKey): JournalKey => ({ ...key, writer: key.writer + ANCHOR });

/** Every slot that an entry of unsent work takes. */
export const slotsOf = (key: JournalKey): JournalKey[] => (isPacked(key) ? [key, anchorOf(key)] : [key]);

/** Patches of both steps, so that what one of them has not in common with the anchor is stored once. */
export function pack<Entity>(anchor: Entity, { base, mine, sent }: Unsent<Entity>): JournalDelta {
  return { base: patchOf(anchor, base), mine: patchOf(base, mine), sent: sent && patchOf(base, sent) };
}

function unpack<Entity>(anchor: Entity, work: JournalDelta): Unsent<Entity> {
  const base = patched(anchor, work.base);
  return { base, mine: patched(base, work.mine), sent: work.sent && patched(base, work.sent) };
}

/** Things in packed work after which a nearer version is stored instead: a few keys' worth of a long script. */
const MOST_THINGS = 24;

/** Whether keeping a nearer version would pay. */
export const isTooLong = ({ base, mine, sent }: JournalDelta): boolean =>
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
      return [{ ...entry, value: unpack(anchor, entry.value as JournalDelta) }];
    })
    .sort((one, other) => one.kept_at - other.kept_at);
}

/** What each page's slots of unsent work hold, whole work packed; no more of it is looked into. */
export const workOf = (entries: readonly JournalEntry<unknown>[]): JournalDelta[] =>
  entries
    .filter(({ key }) => !isAnchor(key))
    .map(({ key, value }) => {
      if (isPacked(key)) return value as JournalDelta;
      const whole = value as Unsent<unknown>;
      return pack(whole.base, whole);
    });
