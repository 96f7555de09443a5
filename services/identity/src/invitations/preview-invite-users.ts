import type { Actor, InvitationOutcome, Role } from '@coaching/contracts';
import type { Handler } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import { maySee } from '../people/person-policy';
import type { PersonRecord } from '../people/person-record';
import type { NamedPlace } from '../places/find-place';
import type { Programs } from '../programs/programs-repository';
import { canBeInvited, isWithheld, placedToo } from './invited-person';
import { requireInviter } from './require-inviter';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
}

/** Who invites, as what and where to. */
interface Invited {
  actor: Actor;
  role: Role;
  place: NamedPlace;
  now: Date;
}

function outcomeFor(
  known: PersonRecord | undefined,
  { actor, role, place, now }: Invited,
): InvitationOutcome {
  if (!known || isWithheld(actor, place, known)) return 'new';
  if (!canBeInvited(actor, place, known)) return 'refused';
  if (placedToo(known, place, role, now) === known) return 'there';
  // Whether somebody has an account here is nobody's business who shares nothing with them.
  return maySee(actor, known) ? 'added' : 'new';
}

/** Says of each person what inviting them does, and does nothing. */
export const previewInviteUsers =
  (parts: Parts): Handler<'previewInviteUsers'> =>
  async ({ actor, body: { users, role, entity }, now }) => {
    const place = await requireInviter(parts, actor, { role, entity }, now);
    const known = await parts.people.byLogins(users.map(({ email }) => email));
    return {
      users: users.map(({ email }) => {
        const person = known.get(email);
        const outcome = outcomeFor(person, { actor, role, place, now });
        const isNamed = person && outcome !== 'new' && maySee(actor, person);
        return { email, outcome, username: isNamed ? person.username : '' };
      }),
    };
  };
