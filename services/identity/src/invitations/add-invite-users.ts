import type { RefusedInvitation } from '@coaching/contracts';
import { type Handler, inParts } from '@coaching/service-kit';
import { tooManyCodes } from '../codes/too-many-codes';
import { organizationOf } from '../places/find-place';
import type { Programs } from '../programs/programs-repository';
import { type Placing, requireSeats } from '../seats/require-seats';
import { mostInvitations } from './invitations-repository';
import {
  type Invited,
  type InvitedBatch,
  type InvitedRow,
  type InviteParts,
  inviteBatchWith,
  requireInvitable,
  tooManyInvitations,
  WRITTEN_TO,
} from './invite-batch';
import { invitedPerson, isWithheld, placed, placedToo } from './invited-person';
import { pastNewAccounts } from './past-new-accounts';
import { requireInviter } from './require-inviter';

interface Parts extends InviteParts {
  programs: Programs;
}

/** People who are brought in by one transaction, which locks what it touches for a moment only. */
const BATCH = 100;

/**
 * Brings people into a place: accounts for those who have none, and all of them get a mail, with a code that signs
 * them in. Who is that there already stays as they are and is not written to again, so that what stopped between two
 * batches can be asked for again.
 */
export const addInviteUsers = (parts: Parts): Handler<'addInviteUsers'> => {
  const { people, invitations } = parts;
  const inviteBatch = inviteBatchWith(parts);

  /** What would stop a later batch stops the first. @throws Invalid, NotAllowed, TooMany */
  async function requireAll(rows: readonly InvitedRow[], invitation: Invited) {
    const { actor, place, role, now } = invitation;
    const known = await people.byLogins(rows.map(({ user }) => user.email));
    let mailed = 0;
    const changes: Placing[] = [];
    for (const { user, path } of rows) {
      const found = known.get(user.email);
      const person = found && !isWithheld(actor, place, found) ? found : null;
      if (person) requireInvitable(invitation, person, path);
      const after = person
        ? placedToo(person, place, role, now)
        : placed(invitedPerson(user, now), place, role);
      if (after !== person) mailed += 1;
      changes.push({ before: person, after });
    }
    if ('organization_uid' in place) await requireSeats(parts, place, changes, { now });
    if (!(await invitations.hasRoom({ by: actor.uid, count: mailed, now }, mostInvitations(place))))
      throw tooManyInvitations();
  }

  const invite = (rows: readonly InvitedRow[], invitation: Invited): Promise<InvitedBatch> =>
    pastNewAccounts(() => inviteBatch(rows, invitation));

  return async ({ actor, body, now, logSecurity }) => {
    const { users, role, entity } = body;
    const place = await requireInviter(parts, actor, { role, entity }, now);
    const invitation = { actor, role, place, now };
    const emails = new Set<string>();
    const rows = users.flatMap((user, at) => {
      if (emails.has(user.email)) return [];
      emails.add(user.email);
      return [{ user, path: `users.${at}.email` }];
    });
    await requireAll(rows, invitation);
    const all: Omit<InvitedBatch, 'withheld'> = { users: [], refused: [] };
    for (const some of inParts(rows, BATCH)) {
      const done = await invite(some, invitation);
      for (const { uid } of done.users)
        if (!done.withheld.has(uid))
          logSecurity({ event: 'place-added', result: 'done', about_uid: uid, ...organizationOf(place) });
      all.users.push(...done.users);
      all.refused.push(...done.refused);
    }
    if (all.users.length === 0 && all.refused.length > 0) throw tooManyCodes();
    const refused = all.refused.map((email): RefusedInvitation => ({ email, message: WRITTEN_TO }));
    return { users: all.users, ...(refused.length > 0 && { refused }) };
  };
};
