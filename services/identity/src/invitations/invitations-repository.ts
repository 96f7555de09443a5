import type { ClientSession, Connection } from 'mongoose';
import type { NamedPlace } from '../places/find-place';
import { INVITATION_RETENTION_SECONDS, type InvitationRecord, invitationSchema } from './invitation-record';

/** Mails that one coach can have sent to people who are invited, in INVITATION_RETENTION_SECONDS. */
export const MOST_INVITATIONS = 100;

/** The same for who administers a place: a district brings its people in on one day. */
export const MOST_BY_ADMINISTRATORS = 10_000;

/** Mails that may be sent to people who are invited to a place by one person, in INVITATION_RETENTION_SECONDS. */
export const mostInvitations = ({ kind }: Pick<NamedPlace, 'kind'>) =>
  kind === 'coaches' ? MOST_INVITATIONS : MOST_BY_ADMINISTRATORS;

/** Invitations of the last day. */
export interface Invitations {
  /** Whether one person may send so many more. */
  hasRoom(wanted: { by: string; count: number; now: Date }, most: number): Promise<boolean>;
  /** Notes invitations by one person; false when they have sent as many in the last day as they may. */
  note(
    invitations: { by: string; user_uids: readonly string[]; created_at: Date },
    most: number,
    session: ClientSession,
  ): Promise<boolean>;
}

export function invitationsIn(connection: Connection): Invitations {
  const model = connection.model<InvitationRecord>('Invitation', invitationSchema);
  const sentBy = (by: string, now: Date, session?: ClientSession) => {
    const since = new Date(now.getTime() - INVITATION_RETENTION_SECONDS * 1000);
    return model.countDocuments({ by, created_at: { $gt: since } }, { session });
  };
  return {
    hasRoom: async ({ by, count, now }, most) => count === 0 || (await sentBy(by, now)) + count <= most,
    async note({ by, user_uids, created_at }, most, session) {
      if (user_uids.length === 0) return true;
      if ((await sentBy(by, created_at, session)) + user_uids.length > most) return false;
      const invitations = user_uids.map((user_uid) => ({ by, user_uid, created_at }));
      await model.insertMany(invitations, { session });
      return true;
    },
  };
}
