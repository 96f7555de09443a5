import { type Actor, type CallBody, newUid, type Role, type UserSummary } from '@coaching/contracts';
import { Invalid, type ServiceContext, TooMany, type Transaction } from '@coaching/service-kit';
import type { Codes, IssuedCode } from '../codes/codes-repository';
import type { Organizations } from '../organizations/organizations-repository';
import { putPeople } from '../people/change-person';
import type { People } from '../people/people-repository';
import type { PersonRecord } from '../people/person-record';
import type { NamedPlace } from '../places/find-place';
import { type Placing, requireSeats } from '../seats/require-seats';
import { INVITATION_RETENTION_SECONDS } from './invitation-record';
import { type Invitations, mostInvitations } from './invitations-repository';
import { canBeInvited, invitedPerson, isWithheld, placed, placedToo } from './invited-person';
import { presentInvited } from './present-invited';

type Invitee = CallBody<'addInviteUsers'>['users'][number];

/** Somebody to invite; `path` is where the call names them. */
export interface InvitedRow {
  user: Invitee;
  path: string;
}

/** As what people are invited, where to, and by whom. */
export interface Invited {
  actor: Actor;
  role: Role;
  place: NamedPlace;
  now: Date;
}

export interface InviteParts {
  people: People;
  codes: Codes;
  invitations: Invitations;
  context: ServiceContext;
  organizations: Organizations;
}

/** What came of a batch. */
export interface InvitedBatch {
  users: UserSummary[];
  /** Addresses that are written to too often. */
  refused: string[];
  /** Uids, of nobody, of those who were invited in words alone. */
  withheld: ReadonlySet<string>;
}

const NOT_INVITED = 'This address cannot be invited. Check it, or invite somebody else.';
const TOO_MANY = 'You have invited as many people as one can in a day. Please go on tomorrow.';

/** Why somebody is left out whom others wrote to lately. */
export const WRITTEN_TO = 'They have invitations on their way already. Please invite them again later.';

export const tooManyInvitations = () => new TooMany(TOO_MANY, INVITATION_RETENTION_SECONDS);

/** @throws Invalid for who cannot be invited there */
export function requireInvitable({ actor, place }: Invited, person: PersonRecord, path: string) {
  if (!canBeInvited(actor, place, person)) throw new Invalid(NOT_INVITED, [{ path, message: NOT_INVITED }]);
}

/** One person of the batch, before and after. */
interface Change {
  row: InvitedRow;
  before: PersonRecord | null;
  after: PersonRecord;
  /** Becomes `after` by this row, and is mailed. */
  isChanged: boolean;
  isWithheld: boolean;
}

/** Somebody who becomes another one, and is written to at the address they are listed by. */
export interface Written extends Placing {
  row: { user: { email: string } };
  /** Counts as somebody new, and is neither stored nor written to. */
  isWithheld: boolean;
}

/**
 * Stores people as they are once they were brought in, and has each mailed a code that signs them in; within a
 * transaction of the caller's.
 * @returns uids of those who are written to too often, who stay as they are
 * @throws NotAllowed where there are too few seats, TooMany
 */
export const bringInWith = ({ people, codes, invitations, organizations }: Omit<InviteParts, 'context'>) => {
  async function mailAll(
    changed: readonly (Written & { issued: IssuedCode })[],
    { actor, place }: Omit<Invited, 'role'>,
    { announce }: Transaction,
  ) {
    const organization_name = 'organization_name' in place ? place.organization_name : null;
    for (const { row, after, issued } of changed) {
      const proof = { to: row.user.email, code: issued.code, expires_at: issued.expires_at.toISOString() };
      const who = { username: after.username, invited_by: actor.username, organization_name };
      const mail = { template: 'invitation' as const, ...proof, ...who };
      await announce({ type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } });
    }
  }

  return async (
    wanted: readonly Written[],
    invitation: Omit<Invited, 'role'>,
    transaction: Transaction,
  ): Promise<ReadonlySet<string>> => {
    const { actor, place, now } = invitation;
    const { session } = transaction;
    const withheld = wanted.filter((change) => change.isWithheld);
    const open = wanted.filter((change) => !change.isWithheld);
    const issued = await codes.issueInvitations(
      open.map(({ row }) => row.user.email),
      now,
      session,
    );
    const left = new Set(open.filter(({ row }) => !issued.has(row.user.email)).map(({ after }) => after.uid));
    const changed = open.flatMap((change) => {
      const code = issued.get(change.row.user.email);
      return code ? [{ ...change, issued: code }] : [];
    });
    const sent = { by: actor.uid, count: changed.length + withheld.length, created_at: now };
    if (!(await invitations.note(sent, mostInvitations(place), session))) throw tooManyInvitations();
    if ('organization_uid' in place)
      await requireSeats({ people, organizations }, place, [...changed, ...withheld], { now, session });
    await putPeople(
      people,
      changed.map(({ after }) => after),
      transaction,
    );
    await mailAll(changed, invitation, transaction);
    return left;
  };
};

/** Brings a batch into a place, in one transaction, and has each whom it changes mailed a code that signs them in. */
export const inviteBatchWith = (parts: InviteParts) => {
  const { people, context } = parts;
  const bringIn = bringInWith(parts);
  async function changesOf(
    rows: readonly InvitedRow[],
    invitation: Invited,
    { session }: Transaction,
  ): Promise<Change[]> {
    const { place, role, now } = invitation;
    const known = await people.byLogins(rows.map(({ user }) => user.email));
    const changes: Change[] = [];
    for (const row of rows) {
      const found = known.get(row.user.email);
      if (found && isWithheld(invitation.actor, place, found)) {
        const after = placed(invitedPerson(row.user, now), place, role);
        changes.push({ row, before: null, after, isChanged: true, isWithheld: true });
        continue;
      }
      const uid = found?.uid;
      const twice = uid && changes.find(({ after }) => after.uid === uid);
      // Another address of somebody who is in the list already.
      if (twice) {
        changes.push({ ...twice, row, isChanged: false });
        continue;
      }
      const before = uid ? await people.find(uid, session) : null;
      if (before) requireInvitable(invitation, before, row.path);
      const after = before
        ? placedToo(before, place, role, now)
        : placed(invitedPerson(row.user, now), place, role);
      changes.push({ row, before, after, isChanged: after !== before, isWithheld: false });
    }
    return changes;
  }

  return (rows: readonly InvitedRow[], invitation: Invited): Promise<InvitedBatch> =>
    context.transaction(async (transaction) => {
      const changes = await changesOf(rows, invitation, transaction);
      const wanted = changes.filter(({ isChanged }) => isChanged);
      const left = await bringIn(wanted, invitation, transaction);
      const [refused, invited] = [true, false].map((isLeft) =>
        changes.filter(({ after }) => left.has(after.uid) === isLeft),
      );
      return {
        users: invited!.map((change) => presentInvited(change, invitation)),
        refused: refused!.map(({ row }) => row.user.email),
        withheld: new Set(changes.flatMap((change) => (change.isWithheld ? change.after.uid : []))),
      };
    });
};
