import { type Actor, MESSAGES } from '@coaching/contracts';
import { Conflict, NotAllowed } from '../errors';
import type { Entity } from '../mongo/entity';
import type { ServiceContext } from '../service';
import type { EntityKind } from './entity-kind';
import { requireReadable } from './require-readable';

/**
 * Puts an entity into the recycle bin, stamped with who did it and when, and publishes it.
 * @throws NotFound, NotAllowed; Conflict when somebody changed it in the same moment
 */
export async function deleteEntity<Row extends Entity>(
  kind: EntityKind<Row>,
  { transaction }: Pick<ServiceContext, 'transaction'>,
  { actor, uid, now }: { actor: Actor; uid: string; now: Date },
): Promise<void> {
  await transaction(async ({ session, announce, signal }) => {
    const stored = requireReadable(kind, actor, await kind.store.find(uid, session));
    if (!kind.mayDelete(actor, stored)) throw new NotAllowed(MESSAGES.notAllowed);
    const revision = stored.revision + 1;
    const stamps = { revision, updated_at: now, deleted_at: now, deleted_by: actor.uid };
    if (!(await kind.store.change(stored, stamps as Partial<Row>, session)))
      throw new Conflict(MESSAGES.stale);
    for (const event of kind.eventsFor(stored, { ...stored, ...stamps })) await announce(event);
    signal(kind.signal, uid);
  });
}
