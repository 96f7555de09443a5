import { mayUpdateAccount } from '@coaching/access';
import {
  emptiedNames,
  fullName,
  initialsOf,
  isBlank,
  MESSAGES,
  type ProfileChange,
  renamed,
} from '@coaching/contracts';
import { type Handler, Invalid, type ServiceContext } from '@coaching/service-kit';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { admitted } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import { presentUser } from '../people/present-person';

interface Parts {
  people: People;
  context: ServiceContext;
}

/** What was sent, or what follows from the name where it shows nothing. */
const shown = (text: string, otherwise: string) => (isBlank(text) ? otherwise : text);

/**
 * The person with what was sent; username and initials follow the name where nothing else is sent.
 * @throws Invalid when it takes a name away
 */
function withProfile(person: PersonRecord, change: ProfileChange): PersonRecord {
  const emptied = emptiedNames(person, change);
  const message = MESSAGES.fieldRequired;
  if (emptied.length > 0)
    throw new Invalid(
      message,
      emptied.map((name) => ({ path: `user.${name}`, message })),
    );
  const named = renamed(person, change);
  const { first_name, last_name } = named;
  return {
    ...named,
    username: shown(change.username ?? named.username, fullName(first_name, last_name)),
    initials: shown(change.initials ?? named.initials, initialsOf(first_name, last_name)),
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
