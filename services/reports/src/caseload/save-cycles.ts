import { isCoach, mayCoach, mayEditOrganization } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound, type People } from '@coaching/service-kit';
import type { Cycles } from './cycles';

/** Of coachees of one's own alone; nobody learns whether there is somebody else. */
export const saveCoachingCycle =
  ({ cycles, people }: { cycles: Cycles; people: People }): Handler<'saveCoachingCycle'> =>
  async ({ actor, body: { client_uid, weeks } }) => {
    const client = await people.findLiving(client_uid);
    if (!client || !isCoach(actor) || !mayCoach(actor, client)) throw new NotFound(MESSAGES.notFound);
    await cycles.save(actor.uid, client_uid, weeks);
    return { ok: true };
  };

export const saveUsualCycle =
  ({ cycles }: { cycles: Cycles }): Handler<'saveUsualCycle'> =>
  async ({ actor, body: { organization_uid, weeks } }) => {
    if (!mayEditOrganization(actor, organization_uid)) throw new NotFound(MESSAGES.notFound);
    await cycles.save(organization_uid, '', weeks);
    return { ok: true };
  };
