import type { RubricInstance } from '@coaching/contracts';
import { followEntity, type Handler, type ServiceContext } from '@coaching/service-kit';
import { mayRead } from '../instances/instance-policy';
import type { RubricInstances } from '../instances/instances-repository';
import type { PresentInstance } from '../instances/present-instance';

export const followRubricInstance =
  (
    instances: RubricInstances,
    present: PresentInstance,
    { signals }: ServiceContext,
  ): Handler<'followRubricInstance'> =>
  async ({ actor, params: { uid }, follower }) =>
    followEntity<'rubric_instance', RubricInstance>(
      { name: 'rubric_instance', list: null },
      { signals, signal: 'rubric_instance.saved', uid },
      follower,
      async () => {
        const stored = await instances.find(uid);
        const readable = stored && !stored.deleted_at && mayRead(actor, stored);
        return readable ? present(stored, actor) : null;
      },
    );
