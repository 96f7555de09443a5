import { actorOf } from '@coaching/access';
import { type Actor, comparable, MESSAGES } from '@coaching/contracts';
import { findPage, type Handler, NotAllowed, NotFound, searchFilter } from '@coaching/service-kit';
import type { Filter } from 'mongodb';
import type { Organizations } from '../organizations/organizations-repository';
import type { Programs } from '../programs/programs-repository';
import { inOrganization, inProgram } from './people-of-place';
import { living, type People } from './people-repository';
import { maySee, maySeeCoacheesOf } from './person-policy';
import type { PersonRecord } from './person-record';
import { presentOwnUser, presentSummary } from './present-person';
import { coachableBy, knownTo } from './visible-people';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
}

/** By what the list can be narrowed. */
interface Asked {
  organization_uid?: string;
  program_uid?: string;
  coach_uid?: string;
}

const searched = ['keys.first_name', 'keys.last_name', 'keys.username', 'keys.email'];

/** Those a coach may coach, as far as the caller may know them. */
async function coacheesFilter(
  people: People,
  actor: Actor,
  coach_uid: string,
): Promise<Filter<PersonRecord>> {
  if (coach_uid === actor.uid) return coachableBy(actor);
  const coach = await people.find(coach_uid);
  if (!coach || !maySee(actor, coach)) throw new NotFound(MESSAGES.notFound);
  if (!maySeeCoacheesOf(actor, coach)) throw new NotAllowed(MESSAGES.notAllowed);
  return { $and: [coachableBy(actorOf(presentOwnUser(coach), null)), knownTo(actor)] };
}

/** What is asked for, each a filter; all of them hold together. */
async function askedFilters(parts: Parts, actor: Actor, asked: Asked): Promise<Filter<PersonRecord>[]> {
  const { organization_uid, program_uid, coach_uid } = asked;
  return [
    organization_uid ? await inOrganization(parts, actor, organization_uid) : {},
    program_uid ? await inProgram(parts, actor, program_uid) : {},
    coach_uid ? await coacheesFilter(parts.people, actor, coach_uid) : knownTo(actor),
  ];
}

export const getUsers =
  (parts: Parts): Handler<'getUsers'> =>
  async ({ actor, query }) => {
    const asked = await askedFilters(parts, actor, query);
    const { rows, total } = await findPage(parts.people.collection, {
      filter: { $and: [living, ...asked, searchFilter(comparable(query.query), searched)] },
      query,
      sorts: {
        last_name: 'keys.last_name',
        first_name: 'keys.first_name',
        username: 'keys.username',
        email: 'keys.email',
      },
    });
    return { users: rows.map(presentSummary), total };
  };
