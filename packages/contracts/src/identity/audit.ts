import { z } from 'zod';
import { moment, uid } from '../fields';

/** Most accounts that one entry is about. */
export const MAX_AUDITED_ACCOUNTS = 500;

/** What services publish of a deed that the audit log holds. */
export const auditFactSchema = z.object({
  /** What was done, such as `sign-in` or `deleted` (`AuditEvent`). */
  event: z.string(),
  result: z.enum(['done', 'refused']),
  /** Who did it; null for nobody who was signed in. */
  actor_uid: uid.nullable(),
  /** Who of the staff did it, signed in as them. */
  real_uid: uid.nullable(),
  /** Whose accounts it was about. */
  about_uids: z.array(uid).max(MAX_AUDITED_ACCOUNTS),
  /** The address that was tried or changed. */
  email: z.string().nullable(),
  /** Where it was done; null for what is of no organisation. */
  organization_uid: uid.nullable(),
  /** Method and path as called, without what was asked. */
  target: z.string(),
  /** Network address it came from; empty where none is known. */
  from: z.string(),
  request_id: z.string(),
  /** It was done to something that no administrator and nobody of the staff may know of. */
  is_private: z.literal(true).optional(),
});
export type AuditFact = z.infer<typeof auditFactSchema>;

const named = z.object({ uid, username: z.string() });

/** One entry of the audit log; each says what the one before it was, so that none can be changed or left out. */
export const auditEntrySchema = auditFactSchema
  .omit({ actor_uid: true, real_uid: true, about_uids: true, is_private: true })
  .extend({
    uid,
    /** Its place in the chain of its organisation, from 1. */
    number: z.number().int().positive(),
    at: moment,
    /** People as they were called then. */
    actor: named.nullable(),
    real: named.nullable(),
    about: z.array(named),
    /** SHA-256 of the entry before it, in hex; empty for the first one. */
    previous: z.string(),
    /** SHA-256 of `previous` and all the rest, in hex. */
    hash: z.string(),
  });
export type AuditEntry = z.infer<typeof auditEntrySchema>;
