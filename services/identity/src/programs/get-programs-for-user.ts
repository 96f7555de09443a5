import { isInProgram, mayCoach, mayCoachInProgram } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { People } from '../people/people-repository';
import { presentProgram } from './present-program';
import type { Programs } from './programs-repository';

export const getProgramsForUser =
  (people: People, programs: Programs): Handler<'getProgramsForUser'> =>
  async ({ actor, params: { organization_uid, client_uid } }) => {
    const client = await people.find(client_uid);
    if (!client || !mayCoach(actor, client)) throw new NotFound(MESSAGES.notFound);
    const shared = (await programs.of(organization_uid)).filter(
      ({ uid }) =>
        isInProgram(client, uid) && mayCoachInProgram(actor, { organization_uid, program_uid: uid }),
    );
    return { programs: shared.map(presentProgram), total: shared.length };
  };
