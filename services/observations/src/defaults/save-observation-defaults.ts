import { mayChooseOrganizationDefault, mayChooseOwnDefault } from '@coaching/access';
import { type Handler, NotAllowed, type ServiceContext } from '@coaching/service-kit';
import type { DefaultRecord } from './default-record';
import type { Defaults } from './defaults-repository';
import { presentDefaults } from './present-defaults';

const NOT_A_COACH = 'Only coaches choose who can see their new observations.';
const NOT_THEIR_ORGANIZATION =
  'Only an Organization Admin who works in the organisation now can choose this for it.';

export const saveObservationDefaults =
  (defaults: Defaults, { transaction }: ServiceContext): Handler<'saveObservationDefaults'> =>
  async ({ actor, body: { observation_defaults: asked }, now }) => {
    const stamps = { updated_at: now, updated_by: actor.uid };
    const choices: DefaultRecord[] = [];
    if (asked.own !== undefined) {
      if (!mayChooseOwnDefault(actor)) throw new NotAllowed(NOT_A_COACH);
      choices.push({ of: 'person', uid: actor.uid, visibility: asked.own, ...stamps });
    }
    if (asked.organization !== undefined) {
      if (!mayChooseOrganizationDefault(actor)) throw new NotAllowed(NOT_THEIR_ORGANIZATION);
      const { organization_uid: uid } = actor;
      choices.push({ of: 'organization', uid, visibility: asked.organization, ...stamps });
    }
    await transaction(async ({ session }) => {
      for (const choice of choices) await defaults.put(choice, session);
    });
    return { observation_defaults: await presentDefaults(defaults, actor) };
  };
