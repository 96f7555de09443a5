import { newUid } from '@coaching/contracts';
import type { Announcement } from '@coaching/service-kit';
import type { IssuedCode } from './codes-repository';

/** Asks for a code to be mailed to the address it proves. */
export function codeMailed(to: string, { code, expires_at }: IssuedCode): Announcement<'mail.requested'> {
  const mail = { template: 'code' as const, to, code, expires_at: expires_at.toISOString() };
  return { type: 'mail.requested', entity_uid: newUid(), revision: 1, data: { mail } };
}
