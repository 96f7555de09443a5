import { type EntityKind, type Handler, restoreEntity, type ServiceContext } from '@coaching/service-kit';
import type { InstanceRecord } from './instance-record';
import type { PresentInstance } from './present-instance';

export const undeleteRubricInstance =
  (
    kind: EntityKind<InstanceRecord>,
    present: PresentInstance,
    context: ServiceContext,
  ): Handler<'undeleteRubricInstance'> =>
  async ({ actor, params: { uid }, now }) => {
    const restored = await restoreEntity(kind, context, { actor, uid, now });
    return { rubric_instance: await present(restored, actor) };
  };
