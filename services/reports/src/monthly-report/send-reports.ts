import { type Month, monthAfter, newUid } from '@coaching/contracts';
import { backgroundWork, type EventReactions, type ServiceContext, type Work } from '@coaching/service-kit';
import { monthAt, monthBegins } from '../months/month-of';
import { zoneOf } from '../organizations/time-zone';
import type { PictureParts } from '../pictures/get-pictures';
import { makeReport } from './make-report';
import { recipientOf } from './recipient';
import type { Subscription, Subscriptions } from './subscriptions';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

/** Pause after so many failed tries of a report, in milliseconds. */
export const pauseAfter = (attempts: number): number =>
  Math.min(MINUTE_MS * 4 ** Math.min(attempts - 1, 10), LONGEST_PAUSE_MS);

export interface ReportParts extends PictureParts {
  subscriptions: Subscriptions;
}

type Context = Pick<ServiceContext, 'transaction' | 'log'>;

/** The month that somebody's clocks show, and when the next one begins. */
export async function monthNow(
  { organizations }: Pick<ReportParts, 'organizations'>,
  organization_uid: string | null,
  now: Date,
): Promise<{ current: Month; next: Date }> {
  const place = organization_uid === null ? null : await organizations.find(organization_uid);
  const zone = zoneOf(place);
  const current = monthAt(now, zone);
  return { current, next: monthBegins(monthAfter(current), zone) };
}

/** Tries of a month's report which have failed. */
const triesOf = ({ attempts, last }: Subscription, month: Month) => (last?.month === month ? attempts : 0);

/** A try that failed, at this moment: it is made again after a pause. */
function failed(subscription: Subscription, month: Month, now: Date): Partial<Subscription> {
  const tried = triesOf(subscription, month) + 1;
  return {
    attempts: tried,
    last: { month, outcome: 'failed', at: now },
    due_at: new Date(now.getTime() + pauseAfter(tried)),
  };
}

/** Whether the report of a month has been asked for, or was not to be sent. */
const isDone = ({ last }: Subscription, month: Month) => last?.month === month && last.outcome !== 'failed';

/** Makes one report, and asks for its mail in the transaction that says so: of several processes one does. */
async function sendReport(
  { transaction }: Context,
  parts: ReportParts,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const { subscriptions } = parts;
  const { organization_uid } = subscription;
  const { current, next } = await monthNow(parts, organization_uid, now);
  const month = monthAfter(current, -1);
  const { current: first } = await monthNow(parts, organization_uid, subscription.since);
  const waitsOn = { due_at: next, attempts: 0 };
  // The clocks of an organisation may have been put to another zone since.
  if (isDone(subscription, month) || month < first)
    return transaction(async ({ session }) => {
      await subscriptions.change(subscription, waitsOn, session);
    });
  const recipient = await recipientOf(parts, subscription);
  if (!recipient)
    return transaction(async ({ session }) => {
      const last = { month, outcome: 'not_sent' as const, at: now };
      await subscriptions.change(subscription, { ...waitsOn, last }, session);
    });
  const { person, actor } = recipient;
  const scopeBefore = subscription.scope;
  const report = await makeReport(parts, { actor, organization_uid, month, scopeBefore, now });
  const mail_uid = newUid();
  await transaction(async ({ session, announce }) => {
    const last = { month, outcome: 'requested' as const, at: now, scope: report.scope };
    const changes = { due_at: next, attempts: triesOf(subscription, month), last, mail_uid };
    if (!(await subscriptions.change(subscription, changes, session))) return;
    const { email: to, username } = person;
    const mail = { template: 'monthly_report' as const, to, username, report };
    await announce({ type: 'mail.requested', entity_uid: mail_uid, revision: 1, data: { mail } });
  });
}

/** Sends every report that is due at a moment; one that cannot be made holds up no other, and is tried again. */
export async function sendDueReports(
  context: Context,
  parts: ReportParts,
  now: () => Date,
  goesOn: () => Promise<boolean> = async () => true,
): Promise<void> {
  const { subscriptions } = parts;
  while (await goesOn()) {
    const moment = now();
    const subscription = await subscriptions.due(moment);
    if (!subscription) return;
    // Either way it is due later from then on, by this process or by another one.
    await sendReport(context, parts, subscription, moment).catch(async (error) => {
      context.log.warn({ err: error, person: subscription.person_uid }, 'a monthly report could not be made');
      const { current } = await monthNow(parts, subscription.organization_uid, moment);
      const changes = failed(subscription, monthAfter(current, -1), moment);
      await context.transaction(({ session }) => subscriptions.change(subscription, changes, session));
    });
  }
}

/** Sends reports as months end, while the service is up, by one replica at a time. */
export const sendReports = (
  context: Pick<ServiceContext, 'transaction' | 'log' | 'lease'>,
  parts: ReportParts,
): Work =>
  backgroundWork(context, 'monthly reports', (goesOn) =>
    sendDueReports(context, parts, () => new Date(), goesOn),
  );

/**
 * Notes what became of the mails of reports. One that nobody got is made again, with the rights of then: content gives
 * such a mail up within minutes.
 */
export const noteSettledMails = (subscriptions: Subscriptions): EventReactions => ({
  async 'mail.settled'({ entity_uid, occurred_at, data: { outcome } }, { session }) {
    const subscription = await subscriptions.ofMail(entity_uid, session);
    if (subscription?.last?.outcome !== 'requested') return;
    const at = new Date(occurred_at);
    const { last } = subscription;
    const changes =
      outcome === 'sent'
        ? {
            last: { ...last, outcome: 'sent' as const, at },
            attempts: 0,
            scope: last.scope ?? subscription.scope,
          }
        : failed(subscription, last.month, at);
    await subscriptions.change(subscription, changes, session);
  },
});
