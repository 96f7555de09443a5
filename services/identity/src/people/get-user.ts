import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { Programs } from '../programs/programs-repository';
import { inLivingPlace } from './living-places';
import type { People } from './people-repository';
import { maySee } from './person-policy';
import { presentUser } from './present-person';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
}

export const getUser =
  (parts: Parts): Handler<'getUser'> =>
  async ({ actor, params }) => {
    const person = await parts.people.find(params.id);
    if (!person || !maySee(actor, person)) throw new NotFound(MESSAGES.notFound);
    return { user: presentUser(await inLivingPlace(parts, person), actor) };
  };
