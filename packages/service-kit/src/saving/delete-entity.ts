import { type Actor, MESSAGES } from '@coaching/contracts';
import { notePrivate } from '../audit/private-deed';
import { Conflict, NotAllowed } from '../errors';
import type { Entity } from '../mongo/entity';
import type { ServiceContext } from '../service';
import type { DeletableKind } from './entity-kind';
import { requireReadable } from './require-readable';

/**
 * Puts an entity into the recycle bin, stamped with who did it and when, with what goes along, and publishes it.
 * @throws NotFound, NotAllowed; Conflict when somebody changed it in the same moment; what `beforeDelete` throws
 */
export async function deleteEntity<Row extends Entity>(
  kind: DeletableKind<Row>,
  { transaction }: Pick<ServiceContext, 'transaction'>,
  { actor, uid, now }: { actor: Actor; uid: string; now: Date },
): Promise<void> {
  await transaction(async (own) => {
    const deed = { ...own, actor };
    const stored = requireReadable(kind, actor, await kind.store.find(uid, own.session));
    notePrivate(kind, actor, stored);
    if (!kind.mayDelete(actor, stored)) throw new NotAllowed(MESSAGES.notAllowed);
    const revision = stored.revision + 1;
    const stamps = { revision, updated_at: now, deleted_at: now, deleted_by: actor.uid };
    const fields = { ...(await kind.beforeDelete?.(stored, deed)), ...stamps };
    if (!(await kind.store.change(stored, fields as Partial<Row>, own.session)))
      throw new Conflict(MESSAGES.stale);
    const deleted = { ...stored, ...fields };
    for (const event of kind.eventsFor(stored, deleted)) await own.announce(event);
    await kind.afterDelete?.(deleted, deed);
    if (kind.signal) own.signal(kind.signal, uid);
  });
}
