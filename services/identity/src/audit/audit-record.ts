import type { AuditEntry } from '@coaching/contracts';
import { asChecked, storedIn } from '@coaching/service-kit';

/**
 * The chain of what was done to private work: nobody reads it by a call, and in no other chain a number is missing for
 * it. No organisation has such a uid.
 */
export const PRIVATE_CHAIN = '~private';

/** An entry in the collection `audit_entries`, which is only ever added to. */
export interface AuditRecord extends Omit<AuditEntry, 'organization_uid' | 'at'> {
  /** Its chain: the organisation's uid, '' for what is of none, or PRIVATE_CHAIN. */
  organization_uid: string;
  at: Date;
}

/** Where a chain ends, in the collection `audit_ends`: without it the last entries could be left out unseen. */
export interface AuditEnd {
  organization_uid: string;
  number: number;
  hash: string;
}

const text = { type: String, default: '' } as const;

export const auditSchema = storedIn<AuditRecord>('audit_entries', {
  uid: { type: String, required: true },
  organization_uid: text,
  number: { type: Number, required: true },
  at: { type: Date, required: true },
  event: { type: String, required: true },
  result: { type: String, required: true },
  actor: asChecked,
  real: asChecked,
  about: asChecked,
  email: { type: String, default: null },
  target: text,
  from: text,
  request_id: text,
  previous: text,
  hash: { type: String, required: true },
});
auditSchema.index({ uid: 1 }, { unique: true });
auditSchema.index({ organization_uid: 1, number: 1 }, { unique: true });
auditSchema.index({ organization_uid: 1, at: -1, uid: -1 });
auditSchema.index({ at: -1, uid: -1 });

export const auditEndSchema = storedIn<AuditEnd>('audit_ends', {
  organization_uid: text,
  number: { type: Number, required: true },
  hash: text,
});
auditEndSchema.index({ organization_uid: 1 }, { unique: true });
