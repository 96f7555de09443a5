import { deleteEntity, type EntityKind, type Handler, type ServiceContext } from '@coaching/service-kit';
import type { InstanceRecord } from './instance-record';

export const deleteRubricInstance =
  (kind: EntityKind<InstanceRecord>, context: ServiceContext): Handler<'deleteRubricInstance'> =>
  async ({ actor, params: { uid }, now }) => {
    await deleteEntity(kind, context, { actor, uid, now });
    return { ok: true };
  };
