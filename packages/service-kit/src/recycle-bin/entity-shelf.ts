import type { Actor, DeletedObject, RestorePreview } from '@coaching/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { DELETED, type Entity } from '../mongo/entity';
import { WITHOUT_ID } from '../mongo/models';
import { MOST_SHOWN, type Restoring, type Shelf } from './shelf';

/** What of a kind of entities is in the recycle bin, and for whom. */
export interface EntityShelfParts<Row extends Entity> {
  kind: string;
  model: Model<Row>;
  /** What may be theirs: all that `mayRestore` allows, and little more. */
  scope(actor: Actor): QueryFilter<Row>;
  mayRestore(actor: Actor, row: Row): boolean;
  /** Fields that are long and that nothing here asks for. */
  without?: readonly (keyof Row & string)[];
  /** What the places are called that rows are in, by uid; asked for once for all rows. */
  namesOf?(rows: readonly Row[]): Promise<ReadonlyMap<string, string>>;
  described(
    row: Row,
    names: ReadonlyMap<string, string>,
  ): Pick<DeletedObject, 'noun' | 'title' | 'place' | 'path'>;
  /** Nothing comes along, and nothing stands in the way, unless given. */
  preview?(row: Row): Promise<RestorePreview>;
  restore(restoring: Restoring): Promise<unknown>;
  /** How many are listed at once; MOST_SHOWN unless given. */
  mostShown?: number;
}

const nameless: ReadonlyMap<string, string> = new Map();
const untroubled: RestorePreview = { along: [], obstacles: [] };

/** Deleted entities of a kind, as those see them who can bring them back. */
export function entityShelf<Row extends Entity>({
  kind,
  model,
  scope,
  mayRestore,
  without = [],
  namesOf = async () => nameless,
  described,
  preview = async () => untroubled,
  restore,
  mostShown = MOST_SHOWN,
}: EntityShelfParts<Row>): Shelf {
  const fields = { ...WITHOUT_ID, ...Object.fromEntries(without.map((name) => [name, 0])) };
  return {
    kind,
    async contents(actor, before) {
      const deleted = before ? { deleted_at: { $gt: new Date(0), $lt: before } } : DELETED;
      const rows = model
        .find({ ...deleted, $and: [scope(actor)] } as QueryFilter<Row>, fields)
        .sort({ deleted_at: -1 })
        .lean<Row[]>()
        .cursor();
      const found: Row[] = [];
      let since: Date | null = null;
      for await (const row of rows as AsyncIterable<Row>) {
        if (!mayRestore(actor, row)) continue;
        const last = found.at(-1)?.deleted_at ?? null;
        if (last && found.length >= mostShown && row.deleted_at! < last) {
          since = last;
          break;
        }
        found.push(row);
      }
      const names = await namesOf(found);
      const objects = found.map((row) => {
        const { uid, deleted_at, deleted_by } = row;
        return { uid, ...described(row, names), deleted_at: deleted_at!.toISOString(), deleted_by };
      });
      return { objects, since };
    },
    async preview(actor, uid) {
      const found = model.findOne({ uid, ...DELETED } as QueryFilter<Row>, fields).lean<Row>();
      const row = (await found) as Row | null;
      return row && mayRestore(actor, row) ? preview(row) : null;
    },
    restore,
  };
}
