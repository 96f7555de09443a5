import { mayUpdateAccount } from '@coaching/access';
import { fullName, initialsOf, type ProfileChange, renamed } from '@coaching/contracts';
import type { Handler, ServiceContext } from '@coaching/service-kit';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import { presentUser } from '../people/present-person';

interface Parts {
  people: People;
  context: ServiceContext;
}

/** The person with what was sent; username and initials follow the name where nothing else is said. */
function withProfile(person: PersonRecord, change: ProfileChange): PersonRecord {
  const named = renamed(person, change);
  const { first_name, last_name } = named;
  return {
    ...named,
    username: (change.username ?? named.username) || fullName(first_name, last_name),
    initials: (change.initials ?? named.initials) || initialsOf(first_name, last_name),
    picture: change.picture === undefined ? person.picture : change.picture,
  };
}

export const updateUser =
  (parts: Parts): Handler<'updateUser'> =>
  async ({ actor, body: { user }, now }) => {
    admitted(actor, await parts.people.find(user.uid), mayUpdateAccount);
    const changed = await changePerson(parts, user.uid, now, (person) =>
      withProfile(admitted(actor, person, mayUpdateAccount), user),
    );
    return { user: presentUser(changed, actor) };
  };
