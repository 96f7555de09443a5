import { type Actor, type CallBody, newUid, type Role } from '@coaching/contracts';
import {
  type Handler,
  Invalid,
  isDuplicateKey,
  type ServiceContext,
  TooMany,
  type Transaction,
} from '@coaching/service-kit';
import type { Codes } from '../codes/codes-repository';
import { tooManyCodes } from '../codes/too-many-codes';
import type { Organizations } from '../organizations/organizations-repository';
import { putPeople } from '../people/change-person';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import { presentSummary } from '../people/present-person';
import { type NamedPlace, organizationOf } from '../places/find-place';
import type { Programs } from '../programs/programs-repository';
import { INVITATION_RETENTION_SECONDS } from './invitation-record';
import { type Invitations, MOST_BY_ADMINISTRATORS, MOST_INVITATIONS } from './invitations-repository';
import { canBeInvited, invitedPerson, placed, placedToo } from './invited-person';
import { requireInviter } from './require-inviter';

interface Parts {
  people: People;
  organizations: Organizations;
  programs: Programs;
  codes: Codes;
  invitations: Invitations;
  context: ServiceContext;
}

type Users = CallBody<'addInviteUsers'>['users'];

/** As what people are invited, where to, and by whom. */
interface Invited {
  actor: Actor;
  role: Role;
  place: NamedPlace;
  now: Date;
}

const NOT_INVITED = 'This address cannot be invited. Check it, or invite somebody else.';
const TOO_MANY = 'You have invited as many people as one can in a day. Please go on tomorrow.';

/** How often it is tried again when an account with one of the addresses is made at the same moment. */
const TRIES = 3;

const isFirst = ({ email }: Users[number], at: number, users: Users) =>
  users.findIndex((other) => other.email === email) === at;

/**
 * Brings people into a place: accounts for those who have none, and all of them get a mail, with a code that signs
 * them in. Who is that there already stays as they are and is not written to again.
 */
export const addInviteUsers = ({ invitations, codes, ...parts }: Parts): Handler<'addInviteUsers'> => {
  const { people, context } = parts;

  async function invited(
    user: Users[number],
    known: PersonRecord | undefined,
    path: string,
    { actor, role, place, now }: Invited,
    { session }: Transaction,
  ): Promise<{ before: PersonRecord | null; after: PersonRecord }> {
    const before = known ? await people.find(known.uid, session) : null;
    if (!before) return { before, after: placed(invitedPerson(user, now), place, role) };
    if (!canBeInvited(actor, place, before)) throw new Invalid(NOT_INVITED, [{ path, message: NOT_INVITED }]);
    return { before, after: placedToo(before, place, role, now) };
  }

  async function mailInvitations(
    changed: readonly { person: PersonRecord; email: string }[],
    { actor, place, now }: Invited,
    { session, announce }: Transaction,
  ) {
    const emails = changed.map(({ email }) => email);
    const issued = await codes.issueAll({ purpose: 'sign-in', emails }, now, session);
    if (!issued) throw tooManyCodes();
    const organization_name = 'organization_name' in place ? place.organization_name : null;
    for (const { person, email } of changed) {
      const { code, expires_at } = issued.get(email)!;
      const proof = { to: email, code, expires_at: expires_at.toISOString() };
      const who = { username: person.username, invited_by: actor.username, organization_name };
      const mail = { template: 'invitation' as const, ...proof, ...who };
      await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
    }
  }

  const inviteAll = (users: Users, invitation: Invited) =>
    context.transaction(async (transaction) => {
      const { actor, place, now } = invitation;
      const once = users.filter(isFirst);
      const known = await people.byLogins(once.map(({ email }) => email));
      const all: PersonRecord[] = [];
      const changed: { person: PersonRecord; email: string }[] = [];
      for (const [at, user] of once.entries()) {
        const { email } = user;
        const twice = all.find(({ uid }) => uid === known.get(email)?.uid);
        // Another address of somebody who is in the list already.
        if (twice) {
          all.push(twice);
          continue;
        }
        const { before, after } = await invited(
          user,
          known.get(email),
          `users.${at}.email`,
          invitation,
          transaction,
        );
        all.push(after);
        if (after !== before) changed.push({ person: after, email });
      }
      const most = place.kind === 'coaches' ? MOST_INVITATIONS : MOST_BY_ADMINISTRATORS;
      const sent = { by: actor.uid, user_uids: changed.map(({ person }) => person.uid), created_at: now };
      if (!(await invitations.note(sent, most, transaction.session)))
        throw new TooMany(TOO_MANY, INVITATION_RETENTION_SECONDS);
      await putPeople(
        people,
        changed.map(({ person }) => person),
        transaction,
      );
      await mailInvitations(changed, invitation, transaction);
      return all;
    });

  return async ({ actor, body: { users, role, entity }, now, logSecurity }) => {
    const place = await requireInviter(parts, actor, { role, entity }, now);
    for (let tries = 1; ; tries += 1) {
      try {
        const invitees = await inviteAll(users, { actor, role, place, now });
        for (const { uid } of invitees)
          logSecurity({ event: 'place-added', result: 'done', about_uid: uid, ...organizationOf(place) });
        return { users: invitees.map(presentSummary) };
      } catch (error) {
        if (tries === TRIES || !isDuplicateKey(error)) throw error;
      }
    }
  };
};
