import { isOutdated, storedIn, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import type { SetOwner } from '../tool-sets/tool-set-record';

/** What an organisation or a person is called: the identity service's latest word. */
export interface NameRecord {
  uid: string;
  name: string;
  /** The revision this name is from; an older word is ignored. */
  revision: number;
}

function namesIn(collection: string) {
  const schema = storedIn<NameRecord>(collection, {
    uid: { type: String, required: true },
    name: { type: String, default: '' },
    revision: { type: Number, required: true },
  });
  schema.index({ uid: 1 }, { unique: true });
  return schema;
}

export const organizationNameSchema = namesIn('organizations');
export const personNameSchema = namesIn('people');

/** What owners of tool sets are called. */
export interface OwnerNames {
  /** An owner's name; null when nothing of it was received, '' for the platform. */
  of(owner: SetOwner): Promise<string | null>;
  /** The same of many at once. */
  ofAll(owners: readonly SetOwner[]): Promise<(owner: SetOwner) => string | null>;
  /** Keeps the newest of these names, unless a newer one is known. */
  keepAll(
    owner: Exclude<SetOwner['config_entity'], 'System'>,
    names: readonly NameRecord[],
    session: ClientSession,
  ): Promise<void>;
}

export function ownerNamesIn(connection: Connection): OwnerNames {
  const models = {
    Organization: connection.model<NameRecord>('OrganizationName', organizationNameSchema),
    User: connection.model<NameRecord>('PersonName', personNameSchema),
  };
  async function namesOf(entity: keyof typeof models, owners: readonly SetOwner[]) {
    const uids = owners.flatMap(({ config_entity, config_uid }) =>
      config_entity === entity ? config_uid : [],
    );
    if (uids.length === 0) return new Map<string, string>();
    const known = await models[entity].find({ uid: { $in: uids } }, WITHOUT_ID).lean<NameRecord[]>();
    return new Map(known.map(({ uid, name }) => [uid, name]));
  }
  async function ofAll(owners: readonly SetOwner[]) {
    const names = {
      Organization: await namesOf('Organization', owners),
      User: await namesOf('User', owners),
    };
    return ({ config_entity, config_uid }: SetOwner) =>
      config_entity === 'System' ? '' : (names[config_entity].get(config_uid) ?? null);
  }
  return {
    ofAll,
    of: async (owner) => (await ofAll([owner]))(owner),
    async keepAll(owner, names, session) {
      const model = models[owner];
      const uids = names.map(({ uid }) => uid);
      const known = await model.find({ uid: { $in: uids } }, WITHOUT_ID, { session }).lean<NameRecord[]>();
      const newest = new Map(known.map((name) => [name.uid, name]));
      const changed = new Map<string, NameRecord>();
      for (const name of names) {
        if (isOutdated(name, newest.get(name.uid))) continue;
        newest.set(name.uid, name);
        changed.set(name.uid, name);
      }
      await writeMany(
        model,
        [...changed.values()].map((name) => ({
          replaceOne: { filter: { uid: name.uid }, replacement: name, upsert: true },
        })),
        session,
      );
    },
  };
}
