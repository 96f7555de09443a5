import { MESSAGES, type PeopleEntity } from '@coaching/contracts';
import { type Handler, NotFound, type ServiceContext } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import { changePerson } from '../people/change-person';
import { inLivingPlace } from '../people/living-places';
import type { People } from '../people/people-repository';
import { presentSelf } from '../people/present-person';
import type { Programs } from '../programs/programs-repository';
import { type LeftPlace, withoutPlace } from './person-places';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
  context: ServiceContext;
}

/** The place by its uids alone: one leaves what one is in, whatever became of it. @throws NotFound */
async function leftPlace({ programs }: Parts, { entity_type, uid }: PeopleEntity): Promise<LeftPlace> {
  if (entity_type === 'coaches') return { kind: 'coaches', coach_uid: uid };
  if (entity_type === 'organization') return { kind: 'organization', organization_uid: uid };
  const program = await programs.findAny(uid);
  if (!program) throw new NotFound(MESSAGES.notFound);
  return { kind: 'program', organization_uid: program.organization_uid, program_uid: uid };
}

/** Who was brought into a place by somebody else's word leaves it by their own; nobody is asked. */
export const leavePlace =
  (parts: Parts): Handler<'leavePlace'> =>
  async ({ actor, body: { entity }, now, logSecurity }) => {
    const place = await leftPlace(parts, entity);
    const self = await changePerson(parts, actor.uid, now, (person) => {
      const after = withoutPlace(person, place);
      if (after === person) throw new NotFound(MESSAGES.notFound);
      return after;
    });
    logSecurity({ event: 'place-removed', result: 'done', ...organizationOf(place) });
    return { user: presentSelf(await inLivingPlace(parts, self)) };
  };
