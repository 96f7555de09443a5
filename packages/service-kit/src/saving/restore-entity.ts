import { type Actor, MESSAGES } from '@coaching/contracts';
import { notePrivate, noteUnchanged } from '../audit/private-deed';
import { NotFound } from '../errors';
import type { Entity } from '../mongo/entity';
import type { ServiceContext } from '../service';
import type { DeletableKind } from './entity-kind';

/**
 * Brings an entity back from the recycle bin, with what comes back along, and publishes it; one that is not there stays
 * as it is. Who may not restore it learns nothing of it, also when it is not deleted.
 * @returns the entity as it is now
 * @throws NotFound; what `beforeRestore` throws
 */
export async function restoreEntity<Row extends Entity>(
  kind: DeletableKind<Row>,
  { transaction }: Pick<ServiceContext, 'transaction'>,
  { actor, uid, now }: { actor: Actor; uid: string; now: Date },
): Promise<Row> {
  return transaction(async (own) => {
    const deed = { ...own, actor };
    const stored = await kind.store.find(uid, own.session);
    if (!stored || !kind.mayRestore(actor, stored)) throw new NotFound(MESSAGES.notFound);
    notePrivate(kind, actor, stored);
    noteUnchanged(!stored.deleted_at);
    if (!stored.deleted_at) return stored;
    const revision = stored.revision + 1;
    const stamps = { revision, updated_at: now, deleted_at: null, deleted_by: null };
    const restored = { ...stored, ...(await kind.beforeRestore?.(stored, deed)), ...stamps };
    await kind.store.restore(restored, own.session);
    for (const event of kind.eventsFor(stored, restored)) await own.announce(event);
    await kind.afterRestore?.(restored, deed);
    if (kind.signal) own.signal(kind.signal, uid);
    return restored;
  });
}
