import type { Model } from 'mongoose';
import { type Entity, WITH_DELETED } from '../mongo/entity';
import { WITHOUT_ID } from '../mongo/models';
import { type Embeds, sameEmbeds } from '../people/embeds';
import { changedParts } from './changed-parts';
import type { EntityStore } from './entity-kind';

/** How entities of a kind are stored, and what of them changes without a new revision. */
export interface StoredKind<Row extends Entity> {
  model: Model<Row>;
  /** What people are called. */
  embeds: Embeds<Row>;
  /** Flags that become true, and stay so. */
  flags?: readonly (keyof Row & string)[];
  /** What else: finds a row while none of it has changed. */
  unrevised?(row: Row): Record<string, unknown>;
  /** A list of parts with uids, of which only what differs is written. */
  parts?: keyof Row & string;
}

/** Where the entities of a model are stored, for saving, deleting and restoring. */
export function entityStore<Row extends Entity>({
  model,
  embeds,
  flags = [],
  unrevised,
  parts,
}: StoredKind<Row>): EntityStore<Row> {
  /** Finds it while nothing of it has changed: what changes without a new revision is looked at by itself. */
  const stillAs = (row: Row): object => ({
    uid: row.uid,
    revision: row.revision,
    ...sameEmbeds(embeds, row),
    ...Object.fromEntries(flags.flatMap((flag) => (row[flag] ? [] : [[flag, { $ne: true }]]))),
    ...unrevised?.(row),
  });
  /** What to set, the parts one by one. */
  function changes(stored: Row, fields: Partial<Row>): object {
    if (!parts || !fields[parts]) return fields;
    const { [parts]: list, ...others } = fields;
    type Parts = { uid: string }[];
    return { ...others, ...changedParts(parts, stored[parts] as Parts, list as Parts) };
  }
  return {
    find: (uid, session) =>
      model.findOne({ uid } as object, WITHOUT_ID, { session, ...WITH_DELETED }).lean<Row>(),
    async insert(row, session) {
      await model.create([row] as never[], { session });
      return row;
    },
    async change(stored, fields, session) {
      const set = { $set: changes(stored, fields) } as object;
      const { matchedCount } = await model.updateOne(stillAs(stored), set, { session });
      return matchedCount === 1 ? { ...stored, ...fields } : null;
    },
    async restore(row, session) {
      await model.replaceOne({ uid: row.uid } as object, row as object, { session, ...WITH_DELETED });
    },
  };
}
