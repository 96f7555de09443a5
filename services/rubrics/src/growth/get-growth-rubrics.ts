import { growthPlaces } from '@coaching/access';
import type { Handler } from '@coaching/service-kit';
import { mayReadInGrowth } from '../instances/instance-policy';
import type { Rubrics } from '../rubrics/rubrics-repository';
import type { Growth } from './growth-repository';

/** By rubric: the coachees whom the caller scored, and the caller themselves; of their places no people are named. */
export const getGrowthRubrics =
  ({ rubrics, growth }: { rubrics: Rubrics; growth: Growth }): Handler<'getGrowthRubrics'> =>
  async ({ actor }) => {
    const { organization_uids, program_uids } = growthPlaces(actor);
    const [scored, own, used] = await Promise.all([
      growth.scoredBy(actor),
      growth.ofCoachee(actor.uid),
      growth.usedIn(organization_uids, program_uids),
    ]);
    const clients = new Map<string, Set<string>>(used.map((tool_uid) => [tool_uid, new Set()]));
    const readable = own.filter((instance) => mayReadInGrowth(actor, instance));
    const named = [...scored, ...readable.map(({ tool_uid }) => ({ tool_uid, client_uid: actor.uid }))];
    for (const { tool_uid, client_uid } of named)
      clients.set(tool_uid, (clients.get(tool_uid) ?? new Set()).add(client_uid));
    const names = await rubrics.namesOf([...clients.keys()]);
    return {
      rubrics: [...names]
        .map(([tool_uid, name]) => ({ tool_uid, name, client_uids: [...clients.get(tool_uid)!] }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    };
  };
