import { z } from 'zod';
import { defineCall, done } from '../call';
import { line, moment, uid } from '../fields';
import { listQuery } from '../paging';
import { auditEntrySchema, auditFactSchema } from './audit';

/** What was done to accounts and places, and by whom. */
export const auditCalls = {
  getAudit: defineCall({
    method: 'GET',
    path: '/audit',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'The audit log, newest first: Superuser and Support of every organisation, an Organization Admin of their own; with format=csv as a file, all pages in one.',
    query: listQuery(['at'], true).extend({
      organization_uid: uid.optional(),
      event: line(40).default(''),
      from: moment.optional(),
      to: moment.optional(),
      format: z.enum(['json', 'csv']).default('json'),
    }),
    response: z.object({ entries: z.array(auditEntrySchema), total: z.number().int() }),
    answersCsv: true,
  }),
  recordAudit: defineCall({
    method: 'POST',
    path: '/internal/audit',
    owner: 'identity',
    audience: 'internal',
    summary: 'Add what happened at the gateway, and no service saw, to the audit log.',
    body: auditFactSchema.omit({ about_uids: true, organization_uid: true, is_private: true }),
    response: done,
  }),
} as const;
