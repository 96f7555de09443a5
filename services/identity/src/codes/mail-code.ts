import { type Course, newUid } from '@coaching/contracts';
import type { Announcement } from '@coaching/service-kit';
import type { IssuedCode } from './codes-repository';

/** Asks for a code to be mailed to the address it proves. @param course what the browser that asked wants to join */
export function codeMailed(
  to: string,
  { code, expires_at }: IssuedCode,
  course?: Course,
): Announcement<'mail.requested'> {
  const mail = { template: 'code' as const, to, code, expires_at: expires_at.toISOString(), course };
  return { type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } };
}
