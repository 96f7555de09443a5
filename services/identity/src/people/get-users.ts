import { actorOf } from '@coaching/access';
import { type Actor, comparable, MESSAGES, type Role } from '@coaching/contracts';
import {
  coachableBy,
  findPage,
  type Handler,
  NotAllowed,
  NotFound,
  searchFilter,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Organizations } from '../organizations/organizations-repository';
import type { Programs } from '../programs/programs-repository';
import { holdersOf } from './holders-of';
import { inLivingPlaces } from './living-places';
import { inOrganization, inProgram } from './people-of-place';
import type { People } from './people-repository';
import { maySee, maySeeCoacheesOf } from './person-policy';
import type { PersonRecord } from './person-record';
import { presentListed, presentOwnUser } from './present-person';
import { knownTo, takingPart } from './visible-people';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
}

/** By what the list can be narrowed. */
interface PeopleQuery {
  organization_uid?: string;
  program_uid?: string;
  coach_uid?: string;
  role?: Role;
}

const searched = ['keys.first_name', 'keys.last_name', 'keys.username', 'keys.email'];

/** Those a coach may coach, as far as the caller may know them. */
async function coacheesFilter(
  people: People,
  actor: Actor,
  coach_uid: string,
): Promise<QueryFilter<PersonRecord>> {
  if (coach_uid === actor.uid) return { $and: [coachableBy<PersonRecord>(actor), takingPart] };
  const coach = await people.find(coach_uid);
  if (!coach || !maySee(actor, coach)) throw new NotFound(MESSAGES.notFound);
  if (!maySeeCoacheesOf(actor, coach)) throw new NotAllowed(MESSAGES.notAllowed);
  return {
    $and: [coachableBy<PersonRecord>(actorOf(presentOwnUser(coach), null)), takingPart, knownTo(actor)],
  };
}

/** The filters of a query; all of them hold together. */
async function filtersOf(
  parts: Parts,
  actor: Actor,
  query: PeopleQuery,
): Promise<QueryFilter<PersonRecord>[]> {
  const { organization_uid, program_uid, coach_uid, role } = query;
  return [
    organization_uid ? await inOrganization(parts, actor, organization_uid) : {},
    program_uid ? await inProgram(parts, actor, program_uid) : {},
    coach_uid ? await coacheesFilter(parts.people, actor, coach_uid) : knownTo(actor),
    role ? holdersOf(actor, role, query) : {},
  ];
}

export const getUsers =
  (parts: Parts): Handler<'getUsers'> =>
  async ({ actor, query }) => {
    const filters = await filtersOf(parts, actor, query);
    const { rows, total } = await findPage(parts.people.model, {
      filter: { $and: [...filters, searchFilter(comparable(query.query), searched)] },
      query,
      sorts: {
        last_name: 'keys.last_name',
        first_name: 'keys.first_name',
        username: 'keys.username',
        email: 'keys.email',
      },
    });
    const people = await inLivingPlaces(parts, rows);
    return { users: people.map((person) => presentListed(person, actor)), total };
  };
