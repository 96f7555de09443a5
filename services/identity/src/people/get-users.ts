import { actorOf } from '@coaching/access';
import { type Actor, comparable, MESSAGES } from '@coaching/contracts';
import { findPage, type Handler, NotAllowed, NotFound, searchFilter } from '@coaching/service-kit';
import type { Filter } from 'mongodb';
import { living, type People } from './people-repository';
import { maySee, maySeeCoacheesOf } from './person-policy';
import type { PersonRecord } from './person-record';
import { presentOwnUser, presentSummary } from './present-person';
import { coachableBy, knownTo } from './visible-people';

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

export const getUsers =
  (people: People): Handler<'getUsers'> =>
  async ({ actor, query }) => {
    const visible = query.coach_uid ? await coacheesFilter(people, actor, query.coach_uid) : knownTo(actor);
    const { rows, total } = await findPage(people.collection, {
      filter: { $and: [living, visible, searchFilter(comparable(query.query), searched)] },
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
