import { actorOf, mayWorkIn } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { presentOwnUser } from '../people/present-person';
import { sessionEpoch } from './session-of';
import { homeOrganization } from './working-organization';

/** The organisation asked for while the person may work there, else their own. */
async function workingOrganization(
  organizations: Organizations,
  person: PersonRecord,
  asked: string | undefined,
): Promise<string | null> {
  const granted = asked && mayWorkIn(person, asked) && (await organizations.find(asked));
  return granted ? granted.uid : homeOrganization(person);
}

export const getActor =
  (people: People, organizations: Organizations): Handler<'getActor'> =>
  async ({ params, query }) => {
    const person = await people.find(params.user_uid);
    if (!person) throw new NotFound(MESSAGES.notFound);
    const organization_uid = await workingOrganization(organizations, person, query.organization_uid);
    return {
      actor: actorOf(presentOwnUser(person), organization_uid),
      session_epoch: sessionEpoch(person),
    };
  };
