import { actorOf, mayBecome, mayWorkIn } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import { inLivingPlace } from '../people/living-places';
import type { People } from '../people/people-repository';
import { isDisabled, type PersonRecord } from '../people/person-record';
import { presentOwnUser } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';
import { homeOrganization } from './working-organization';

interface Stores {
  people: People;
  organizations: Organizations;
  programs: Programs;
}

/** The organisation asked for while the person may work there, else their own. */
async function workingOrganization(
  organizations: Organizations,
  person: PersonRecord,
  requested: string | undefined,
  now: Date,
): Promise<string | null> {
  const home = homeOrganization(person, now);
  // Most work in their own: the gateway asks every few seconds, and the answer is the same whether it is there or not.
  if (!requested || requested === home || !mayWorkIn(person, requested)) return home;
  return (await organizations.find(requested))?.uid ?? home;
}

/**
 * Of who of the staff is signed in as somebody, for as long as they may be.
 * @throws NotFound
 */
async function epochOfReal(people: People, real_uid: string, person: PersonRecord): Promise<number> {
  const real = await people.find(real_uid);
  if (!real || isDisabled(real) || !mayBecome(actorOf(presentOwnUser(real), null), person))
    throw new NotFound(MESSAGES.notFound);
  return real.session_epoch;
}

export const getActor =
  ({ people, organizations, programs }: Stores): Handler<'getActor'> =>
  async ({ params, query, now }) => {
    const stored = await people.find(params.user_uid);
    if (!stored || isDisabled(stored)) throw new NotFound(MESSAGES.notFound);
    const person = await inLivingPlace({ organizations, programs }, stored);
    const organization_uid = await workingOrganization(organizations, person, query.organization_uid, now);
    const actor = actorOf(presentOwnUser(person), organization_uid, query.real_uid);
    const { session_epoch } = person;
    if (query.real_uid === undefined) return { actor, session_epoch };
    return { actor, session_epoch, real_session_epoch: await epochOfReal(people, query.real_uid, person) };
  };
