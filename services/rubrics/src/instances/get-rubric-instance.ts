import { type Handler, requireReadable } from '@coaching/service-kit';
import { byBothNames } from './by-both-names';
import { mayRead } from './instance-policy';
import type { RubricInstances } from './instances-repository';
import type { PresentInstance } from './present-instance';

export const getRubricInstance =
  (instances: RubricInstances, present: PresentInstance): Handler<'getRubricInstance'> =>
  async ({ actor, params: { uid } }) => {
    const instance = requireReadable({ mayRead }, actor, await instances.find(uid));
    return byBothNames(await present(instance, actor));
  };
