import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotFound } from '../errors';
import type { Entity } from '../mongo/entity';
import type { ServiceContext } from '../service';
import type { EntityKind } from './entity-kind';

/**
 * Brings an entity back from the recycle bin and publishes it; one that is not there stays as it is. Who may not restore
 * it learns nothing of it, also when it is not deleted.
 * @returns the entity as it is now
 * @throws NotFound
 */
export async function restoreEntity<Row extends Entity>(
  kind: EntityKind<Row>,
  { transaction }: Pick<ServiceContext, 'transaction'>,
  { actor, uid, now }: { actor: Actor; uid: string; now: Date },
): Promise<Row> {
  return transaction(async ({ session, announce, signal }) => {
    const stored = await kind.store.find(uid, session);
    if (!stored || !kind.mayRestore(actor, stored)) throw new NotFound(MESSAGES.notFound);
    if (!stored.deleted_at) return stored;
    const revision = stored.revision + 1;
    const restored = { ...stored, revision, updated_at: now, deleted_at: null, deleted_by: null };
    await kind.store.restore(restored, session);
    for (const event of kind.eventsFor(stored, restored)) await announce(event);
    signal(kind.signal, uid);
    return restored;
  });
}
