import { mayChooseOrganizationDefault, mayChooseOwnDefault } from '@coaching/access';
import type { ObservationDefaultsDraft } from '@coaching/contracts';
import { type Handler, NotAllowed, type ServiceContext } from '@coaching/service-kit';
import type { Chooser, DefaultRecord } from './default-record';
import type { Defaults } from './defaults-repository';
import { mergedToolLanes } from './merged-tool-lanes';
import { presentDefaults } from './present-defaults';

const NOT_A_COACH = 'Only coaches choose what their new observations start with.';
const NOT_THEIR_ORGANIZATION =
  'Only an Organization Admin who works in the organization now can choose this for it.';

const choosesOwn = ({ own, lanes, tool_lanes }: ObservationDefaultsDraft) =>
  own !== undefined || lanes !== undefined || tool_lanes !== undefined;

/** A coach's own choices after a change; what it leaves out stays. */
function withOwn(before: DefaultRecord, { own, lanes, tool_lanes }: ObservationDefaultsDraft): DefaultRecord {
  return {
    ...before,
    ...(own !== undefined && { visibility: own }),
    ...(lanes !== undefined && { lanes }),
    ...(tool_lanes && { tool_lanes: mergedToolLanes(before.tool_lanes ?? [], tool_lanes) }),
  };
}

export const saveObservationDefaults =
  (defaults: Defaults, { transaction }: ServiceContext): Handler<'saveObservationDefaults'> =>
  async ({ actor, body: { observation_defaults: sent }, now }) => {
    const { organization } = sent;
    const changes: [of: Chooser, uid: string, change: (before: DefaultRecord) => DefaultRecord][] = [];
    if (choosesOwn(sent)) {
      if (!mayChooseOwnDefault(actor)) throw new NotAllowed(NOT_A_COACH);
      changes.push(['person', actor.uid, (before) => withOwn(before, sent)]);
    }
    if (organization !== undefined) {
      if (!mayChooseOrganizationDefault(actor)) throw new NotAllowed(NOT_THEIR_ORGANIZATION);
      const visibility = organization;
      changes.push(['organization', actor.organization_uid, (before) => ({ ...before, visibility })]);
    }
    const stamps = { updated_at: now, updated_by: actor.uid };
    await transaction(async ({ session }) => {
      for (const [of, uid, change] of changes) {
        const before = (await defaults.find(of, uid, session)) ?? { of, uid, visibility: null, ...stamps };
        await defaults.put({ ...change(before), ...stamps }, session);
      }
    });
    return { observation_defaults: await presentDefaults(defaults, actor) };
  };
