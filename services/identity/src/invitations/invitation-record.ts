import { storedIn } from '@coaching/service-kit';

export const INVITATION_RETENTION_SECONDS = 24 * 60 * 60;

/** That people were invited together, in the collection `invitations`. */
export interface InvitationRecord {
  /** Uid of who invited them. */
  by: string;
  /** How many; rows of older versions stand for one. */
  count: number;
  created_at: Date;
}

export const invitationSchema = storedIn<InvitationRecord>('invitations', {
  by: { type: String, required: true },
  count: { type: Number, default: 1 },
  created_at: { type: Date, required: true },
});
invitationSchema.index({ by: 1, created_at: 1 });
invitationSchema.index({ created_at: 1 }, { expireAfterSeconds: INVITATION_RETENTION_SECONDS });
