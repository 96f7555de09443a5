import type { EventData } from '@coaching/contracts';
import type { Announcement } from '@coaching/service-kit';
import type { MailRecord } from './mail-record';

const awaited: readonly MailRecord['template'][] = ['monthly_report'];

/**
 * Whether somebody waits to learn what became of a mail: who requested it makes it anew when nobody got it, of what its
 * recipient may see by then.
 */
export const isAwaited = ({ template }: Pick<MailRecord, 'template'>): boolean => awaited.includes(template);

/** A mail was requested by an event of revision 1; that it is settled is the one after. */
const SETTLED_REVISION = 2;

/** What to announce once a mail is settled; nothing of those that nobody waits for. */
export function mailSettled(
  mail: Pick<MailRecord, 'uid' | 'template'>,
  outcome: EventData<'mail.settled'>['outcome'],
): Announcement<'mail.settled'>[] {
  if (!isAwaited(mail)) return [];
  return [{ type: 'mail.settled', entity_uid: mail.uid, revision: SETTLED_REVISION, data: { outcome } }];
}
