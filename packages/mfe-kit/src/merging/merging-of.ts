import { type Fields, type FieldTable, fieldsOf } from './fields-of';
import type { Part } from './part';
import type { Versions } from './versions';

/** What says of itself which version it is. */
interface Revised {
  uid: string;
  revision: number;
}

/** What is sent: the fields that differ from the server's version, and which version that is. */
export type DraftOf<Entity extends Revised> = Pick<Entity, 'uid' | 'revision'> & Partial<Entity>;

/** All that follows from an entity's table. */
export interface Merging<Entity extends Revised> extends Versions<Entity> {
  draftOf(mine: Entity, base: Entity): DraftOf<Entity>;
}

/** What is sent of something. @param base the server's version; null where it has none yet */
export const draftOf = <Entity extends Revised>(
  fields: Fields<Entity>,
  mine: Entity,
  base: Entity | null,
): DraftOf<Entity> => ({ ...fields.changed(base, mine), uid: mine.uid, revision: base?.revision ?? 0 });

/** How autosave brings versions of something together. */
export const versionsOf = <Entity>({
  isSame,
  merge,
  ancestor,
  confirmed,
}: Part<Entity>): Versions<Entity> => ({
  isSame,
  merge,
  ancestor,
  confirmed: ({ base, sent, answer }) => confirmed(base, sent, answer),
});

/**
 * Equality, draft, merge, common ancestor and what the server confirmed, of an entity that the server numbers, from
 * one table of what a person can change in it. The rest is the server's.
 */
export function mergingOf<Entity extends Revised, Name extends keyof Entity>(
  table: FieldTable<Entity, Name>,
): Merging<Entity> {
  const fields = fieldsOf<Entity, Name>(table);
  return {
    ...versionsOf(fields),
    isNewer: (one, other) => one.revision > other.revision,
    // Of one that the server does not know yet all is sent.
    draftOf: (mine, base) => draftOf(fields, mine, base.revision === 0 ? null : base),
  };
}
