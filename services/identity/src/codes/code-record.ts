import { storedIn } from '@coaching/service-kit';
import { CODE_RETENTION_SECONDS } from './code-rules';

const codePurposes = ['sign-in', 'new-email', 'staff-email'] as const;

/** What a code proves: an address to sign in with, or a further one that its person or staff adds to an account. */
export type CodePurpose = (typeof codePurposes)[number];

/** A one-time code as the collection `codes` holds it, without the code. */
export interface CodeRecord {
  purpose: CodePurpose;
  /** Address it was sent to, in lower case. */
  email: string;
  /** Whose account gets the address, for 'new-email' and 'staff-email'; else ''. */
  user_uid: string;
  /** Name of the browser that asked for it, in which alone it works; null when it works in any. */
  visitor: string | null;
  /** The browser showed no cookie when it asked: clients without cookies may try it from the same network, too. */
  without_cookie: boolean;
  /** Network that it was asked from; '' when nobody's browser asked. */
  network: string;
  /** Name of the device that asked, when its person had signed in on it before. */
  device: string | null;
  /** HMAC in base64. */
  hash: string;
  /** Tries of everybody. */
  tries: number;
  /** Tries of each who may try it, counted apart. */
  tries_by: Record<string, number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

const fields = {
  purpose: { type: String, enum: codePurposes, required: true },
  email: { type: String, required: true },
  user_uid: { type: String, default: '' },
  visitor: { type: String, default: null },
  without_cookie: { type: Boolean, default: false },
  network: { type: String, default: '' },
  device: { type: String, default: null },
  hash: { type: String, required: true },
  tries: { type: Number, required: true },
  tries_by: { type: Map, of: Number },
  created_at: { type: Date, required: true },
  expires_at: { type: Date, required: true },
  used_at: { type: Date, default: null },
} as const;

export const codeSchema = storedIn<CodeRecord>('codes', fields);
codeSchema.index({ email: 1, purpose: 1, created_at: 1 });
codeSchema.index({ user_uid: 1, purpose: 1, created_at: 1 });
codeSchema.index({ created_at: 1 }, { expireAfterSeconds: CODE_RETENTION_SECONDS });

/** Codes of invitations: of their own, for they work for days and are stored until then. */
export const invitationCodeSchema = storedIn<CodeRecord>('invitation_codes', fields);
invitationCodeSchema.index({ email: 1, purpose: 1, created_at: 1 });
invitationCodeSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
