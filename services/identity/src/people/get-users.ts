import { type Actor, comparable, pageWindow, type Role } from '@coaching/contracts';
import { coachableBy, findPage, type Handler } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Organizations } from '../organizations/organizations-repository';
import type { Programs } from '../programs/programs-repository';
import { holdersOf } from './holders-of';
import { type Asking, askedPeople } from './lists/asked-people';
import type { Order } from './lists/in-order';
import { listsMade } from './lists/lists-made';
import { peoplePage } from './lists/people-page';
import { type FoundPeople, peopleSearch, searched } from './lists/people-search';
import { inLivingPlaces } from './living-places';
import {
  inOrganization,
  inProgram,
  requireListedOrganization,
  requireListedProgram,
} from './people-of-place';
import type { People } from './people-repository';
import { type PersonRecord, personSorts } from './person-record';
import { presentListed } from './present-person';
import { requireCoach } from './require-coach';
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

/** Those a coach may coach, as far as the caller may know them. */
const coacheesOf = (coach: Actor, actor: Actor): QueryFilter<PersonRecord> => ({
  $and: [coachableBy<PersonRecord>(coach), takingPart, coach.uid === actor.uid ? {} : knownTo(actor)],
});

/** What a query asks for; all that it says holds together. @throws NotFound, NotAllowed */
async function askingOf(parts: Parts, actor: Actor, query: PeopleQuery): Promise<Asking> {
  const { organization_uid, program_uid, coach_uid, role } = query;
  if (organization_uid) await requireListedOrganization(parts, actor, organization_uid);
  const program = program_uid ? await requireListedProgram(parts, actor, program_uid) : undefined;
  const coach = coach_uid ? await requireCoach(parts.people, actor, coach_uid) : null;
  const filter: QueryFilter<PersonRecord> = {
    $and: [
      organization_uid ? inOrganization(organization_uid) : {},
      program_uid ? inProgram(program_uid) : {},
      coach ? coacheesOf(coach, actor) : knownTo(actor),
      role ? holdersOf(actor, role, query) : {},
    ],
  };
  return { actor, role, coach, organization_uid: organization_uid || undefined, program, filter };
}

type ListedQuery = PeopleQuery & Order & { query: string; page: number; rowsPerPage: number };

export const getUsers = (parts: Parts): Handler<'getUsers'> => {
  const { people } = parts;
  const areListsMade = listsMade(people);

  async function found(asking: Asking, query: ListedQuery): Promise<FoundPeople> {
    const window = pageWindow(query.page, query.rowsPerPage);
    const isSearch = comparable(query.query).trim() !== '';
    if (await areListsMade()) {
      const asked = askedPeople(asking);
      const page = isSearch
        ? await peopleSearch(people, asked, query.query, query, window)
        : await peoplePage(people, asked, query, window);
      if (page) return page;
    }
    const filter = { $and: [asking.filter, searched(query.query)] };
    return findPage(people.model, { filter, query, sorts: personSorts });
  }

  return async ({ actor, query }) => {
    const { rows, total, more } = await found(await askingOf(parts, actor, query), query);
    const listed = await inLivingPlaces(parts, rows);
    const users = listed.map((person) => presentListed(person, actor));
    return { users, total, ...(more && { more }) };
  };
};
