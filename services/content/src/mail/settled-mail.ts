import type { EventData } from '@coaching/contracts';
import type { Announcement } from '@coaching/service-kit';
import type { MailRecord } from './mail-record';

/** Mails of which somebody waits to learn what became of them. */
const awaited: readonly MailRecord['template'][] = ['monthly_report'];

/** A mail was requested by an event of revision 1; that it is settled is the one after. */
const SETTLED_REVISION = 2;

/** What to announce once a mail is settled; nothing of those that nobody waits for. */
export function mailSettled(
  { uid, template }: Pick<MailRecord, 'uid' | 'template'>,
  outcome: EventData<'mail.settled'>['outcome'],
): Announcement<'mail.settled'>[] {
  if (!awaited.includes(template)) return [];
  return [{ type: 'mail.settled', entity_uid: uid, revision: SETTLED_REVISION, data: { outcome } }];
}
