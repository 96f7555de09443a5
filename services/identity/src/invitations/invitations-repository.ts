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
    invitations: { by: string; count: number; created_at: Date },
    most: number,
    session: ClientSession,
  ): Promise<boolean>;
}

export function invitationsIn(connection: Connection): Invitations {
  const model = connection.model<InvitationRecord>('Invitation', invitationSchema);
  async function sentBy(by: string, now: Date, session?: ClientSession): Promise<number> {
    const since = new Date(now.getTime() - INVITATION_RETENTION_SECONDS * 1000);
    const sent = await model
      .find({ by, created_at: { $gt: since } }, { _id: 0, count: 1 }, { session })
      .lean<Pick<InvitationRecord, 'count'>[]>();
    return sent.reduce((sum, { count = 1 }) => sum + count, 0);
  }
  return {
    hasRoom: async ({ by, count, now }, most) => count === 0 || (await sentBy(by, now)) + count <= most,
    async note({ by, count, created_at }, most, session) {
      if (count === 0) return true;
      if ((await sentBy(by, created_at, session)) + count > most) return false;
      await model.create([{ by, count, created_at }], { session });
      return true;
    },
  };
}
