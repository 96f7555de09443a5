import { aCast, type CastName } from '@coaching/access/testing';
import { type DomainEvent, type Month, monthAfter, type Person } from '@coaching/contracts';
import { peopleIn } from '@coaching/service-kit';
import { anInteraction } from '@coaching/service-kit/testing';
import { stepsIn } from '../caseload/step-copy';
import { interactionsIn } from '../interactions/interactions-repository';
import { logNamesOf } from '../logs/log-names';
import { logTalliesIn } from '../months/log-tallies';
import { monthAt, monthBegins } from '../months/month-of';
import { organizationsIn } from '../organizations/organizations-repository';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';
import { toolsIn } from '../tools/tools-repository';
import { leftOut } from './make-report';
import { pauseAfter, sendDueReports } from './send-reports';
import { subscriptionsIn } from './subscriptions';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const current = monthAt(new Date(), 'UTC');

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

const parts = () => {
  const { connection } = reports.service.context;
  const [people, organizations] = [peopleIn(connection), organizationsIn(connection)];
  return {
    people,
    organizations,
    interactions: interactionsIn(connection),
    steps: stepsIn(connection),
    tallies: logTalliesIn(connection),
    names: logNamesOf(people, organizations, toolsIn(connection)),
    subscriptions: subscriptionsIn(connection),
  };
};
/** What is due at this moment, by the clock of the test. */
const sendAt = (now: Date) => sendDueReports(reports.service.context, parts(), () => now);
/** An hour after the beginning of a month in UTC, and so many days later. */
const inMonth = (month: Month, days = 0) =>
  new Date(monthBegins(month, 'UTC').getTime() + HOUR_MS + days * DAY_MS);

type ReportMail = Extract<DomainEvent<'mail.requested'>['data']['mail'], { template: 'monthly_report' }>;

async function aSchool() {
  const cast = aCast();
  const { people, organizations, programs, actors } = cast;
  await reports.receive({ people: Object.values(people), organizations: Object.values(organizations) });
  const inLiteracy = { organization_uid: organizations.cedar.uid, program_uid: programs.literacy };
  const now = new Date().toISOString();
  await reports.receive({
    interactions: [
      anInteraction(people.coach, people.coachee, { ...inLiteracy, timestamp: now, duration: 30 }),
      anInteraction(people.secondCoach, people.otherCoachee, {
        organization_uid: organizations.cedar.uid,
        timestamp: now,
        duration: 7,
      }),
      anInteraction(people.coach, people.coachee, {
        ...inLiteracy,
        timestamp: now,
        duration: 100,
        visibility: 'private',
      }),
    ],
  });
  const state = (name: CastName) => reports.call('getMonthlyReport', {}, actors[name]);
  const choose = (name: CastName, on = true) =>
    reports.call('saveMonthlyReport', { body: { on } }, actors[name]);
  const mailsTo = async (name: CastName) =>
    (await reports.published()).flatMap((event) => {
      if (event.type !== 'mail.requested' || event.data.mail.to !== people[name].email) return [];
      return [{ uid: event.entity_uid, ...(event.data.mail as ReportMail) }];
    });
  const reportTo = async (name: CastName) => (await mailsTo(name)).map(({ report }) => report);
  const become = (name: CastName, changes: Partial<Person>, revision = 2) =>
    reports.receive({ people: [{ ...people[name], ...changes }] }, revision);
  const settled = (mail_uid: string, outcome: 'sent' | 'refused' | 'expired') =>
    reports.receiveEvent({ type: 'mail.settled', entity_uid: mail_uid, revision: 2, data: { outcome } });
  return { ...cast, state, choose, mailsTo, reportTo, become, settled };
}

it('nobody gets a report unless they ask for it, and who ended it gets none', async () => {
  const { state, choose, mailsTo, organizations } = await aSchool();
  expect(await state('admin')).toEqual({ since: null, organization: null, last: null });
  const begun = await choose('admin');
  expect(begun).toEqual({
    since: expect.any(String),
    organization: { uid: organizations.cedar.uid, name: organizations.cedar.name },
    last: null,
  });
  expect(await choose('admin')).toEqual(begun);
  expect(await state('programAdmin')).toMatchObject({ since: null });
  await choose('coach');
  expect(await choose('coach', false)).toEqual({ since: null, organization: null, last: null });
  await sendAt(inMonth(monthAfter(current)));
  expect([(await mailsTo('admin')).length, await mailsTo('programAdmin'), await mailsTo('coach')]).toEqual([
    1,
    [],
    [],
  ]);
});

it('it is sent once for each month, when that is over, by however many processes', async () => {
  const { choose, reportTo, state, mailsTo, settled } = await aSchool();
  await choose('admin');
  await sendAt(new Date());
  expect(await reportTo('admin')).toEqual([]);
  const after = inMonth(monthAfter(current));
  await Promise.all([sendAt(after), sendAt(after), sendAt(after)]);
  await sendAt(inMonth(monthAfter(current), 20));
  expect((await reportTo('admin')).map(({ month }) => month)).toEqual([current]);
  expect((await state('admin')).last).toMatchObject({ month: current, outcome: 'requested' });
  await settled((await mailsTo('admin'))[0]!.uid, 'sent');
  expect((await state('admin')).last).toMatchObject({ outcome: 'sent', next_try_at: null });
  await sendAt(inMonth(monthAfter(current, 2)));
  const [, second] = await reportTo('admin');
  expect(second).toMatchObject({
    month: monthAfter(current),
    interactions: 0,
    before: { interactions: 2, minutes: 37 },
  });
});

it.each<[CastName, string, number, string[]]>([
  ['admin', 'organization', 37, ['private', 'elsewhere', 'names']],
  ['programAdmin', 'programs', 30, ['private', 'other_programs', 'elsewhere', 'names']],
  ['coach', 'coach', 130, ['other_coaches', 'elsewhere', 'names']],
  ['coachee', 'coachee', 30, ['private', 'other_coachees', 'elsewhere', 'names']],
  ['strangerAdmin', 'organization', 0, ['private', 'elsewhere', 'names']],
  ['soloCoach', 'coach', 0, ['other_coaches', 'names']],
])('%s gets what their logs count, and what is left out is said', async (name, scope, minutes, left_out) => {
  const { choose, reportTo } = await aSchool();
  await choose(name);
  await sendAt(inMonth(monthAfter(current)));
  const [report] = await reportTo(name);
  expect(report).toMatchObject({ scope, minutes, left_out });
  expect(report!.office === null).toBe(!['organization', 'programs'].includes(scope));
});

it('who may see less by the time it is sent gets less, and it says so', async () => {
  const { choose, reportTo, mailsTo, settled, become, people } = await aSchool();
  await choose('admin');
  await sendAt(inMonth(monthAfter(current)));
  await settled((await mailsTo('admin'))[0]!.uid, 'sent');
  const schools = people.admin.schools.map((school) => ({ ...school, roles: ['Coach' as const] }));
  await become('admin', { schools });
  await sendAt(inMonth(monthAfter(current, 2)));
  const [before, after] = await reportTo('admin');
  expect([before!.scope, before!.left_out.includes('fewer_rights')]).toEqual(['organization', false]);
  expect(after).toMatchObject({ scope: 'coach', before: { interactions: 0 }, office: null });
  expect(after!.left_out[0]).toBe('fewer_rights');
});

it.each<[string, Partial<Person>]>([
  ['is no longer a member', { schools: [] }],
  ['is locked out', { is_disabled: true }],
])('who %s gets nothing, and is shown that once they look', async (_, changes) => {
  const { choose, mailsTo, become, state } = await aSchool();
  await choose('admin');
  await become('admin', changes);
  await sendAt(inMonth(monthAfter(current)));
  expect(await mailsTo('admin')).toEqual([]);
  expect((await state('admin')).last).toMatchObject({ month: current, outcome: 'not_sent' });
});

it('an organisation in the recycle bin sends nothing to its people, nor a program to who administered it', async () => {
  const { choose, mailsTo, organizations, reportTo } = await aSchool();
  const { cedar } = organizations;
  for (const name of ['admin', 'programAdmin'] as const) await choose(name);
  await reports.receive({ organizations: [{ ...cedar, programs: [] }] }, 2);
  await sendAt(inMonth(monthAfter(current)));
  expect((await reportTo('programAdmin')).map(({ scope }) => scope)).toEqual(['coachee']);
  const { uid } = cedar;
  await reports.receiveEvent({
    type: 'organization.deleted',
    entity_uid: uid,
    revision: 3,
    data: { uid },
  });
  await sendAt(inMonth(monthAfter(current, 2)));
  expect((await mailsTo('admin')).length).toBe(1);
  await reports.receive({ organizations: [cedar] }, 4);
  await sendAt(inMonth(monthAfter(current, 3)));
  expect((await mailsTo('admin')).length).toBe(2);
});

it('one that cannot be made is shown as failed, tried again with growing pauses, and holds up nobody', async () => {
  const { choose, mailsTo, become, state, people } = await aSchool();
  await choose('admin');
  await choose('coach');
  // As copies are from before roles were published.
  await become('admin', { roles: undefined });
  const first = inMonth(monthAfter(current));
  await sendAt(first);
  expect([(await mailsTo('admin')).length, (await mailsTo('coach')).length]).toEqual([0, 1]);
  const failed = { month: current, outcome: 'failed', at: first.toISOString() };
  const next = new Date(first.getTime() + pauseAfter(1));
  expect((await state('admin')).last).toEqual({ ...failed, next_try_at: next.toISOString() });
  await sendAt(next);
  expect((await state('admin')).last!.next_try_at).toBe(
    new Date(next.getTime() + pauseAfter(2)).toISOString(),
  );
  await become('admin', { roles: people.admin.roles }, 3);
  await sendAt(new Date(next.getTime() + pauseAfter(2) - 1));
  expect(await mailsTo('admin')).toEqual([]);
  await sendAt(new Date(next.getTime() + pauseAfter(2)));
  expect((await mailsTo('admin')).map(({ report }) => report.month)).toEqual([current]);
});

it('a mail that nobody got is asked for again later, and what becomes of a former one changes nothing', async () => {
  const { choose, mailsTo, settled, state } = await aSchool();
  await choose('admin');
  await sendAt(inMonth(monthAfter(current)));
  const [first] = await mailsTo('admin');
  await settled(first!.uid, 'refused');
  const { last } = await state('admin');
  expect(last).toMatchObject({ month: current, outcome: 'failed', next_try_at: expect.any(String) });
  await sendAt(inMonth(monthAfter(current), 1));
  const [, second] = await mailsTo('admin');
  expect(second!.report).toEqual(first!.report);
  await settled(first!.uid, 'sent');
  expect((await state('admin')).last).toMatchObject({ outcome: 'requested' });
  await settled(second!.uid, 'sent');
  expect((await state('admin')).last).toMatchObject({ outcome: 'sent' });
  expect((await mailsTo('admin')).length).toBe(2);
});

it.each<[CastName, Partial<Person>]>([
  ['programAdmin', { schools: [] }],
  ['coach', { is_disabled: true }],
])(
  '%s, who has no place or account any more when a mail is asked for again, gets none',
  async (name, changes) => {
    const { choose, mailsTo, settled, become, state } = await aSchool();
    await choose(name);
    await sendAt(inMonth(monthAfter(current)));
    await become(name, changes);
    await settled((await mailsTo(name))[0]!.uid, 'expired');
    await sendAt(inMonth(monthAfter(current), 1));
    expect((await mailsTo(name)).length).toBe(1);
    expect((await state(name)).last).toMatchObject({
      month: current,
      outcome: 'not_sent',
      next_try_at: null,
    });
  },
);

it('mails that nobody gets are asked for again after pauses that grow, and those of the next month begin anew', async () => {
  const { choose, mailsTo, settled, state } = await aSchool();
  await choose('admin');
  const tryAgain = async (moment: Date) => {
    await sendAt(moment);
    await settled((await mailsTo('admin')).at(-1)!.uid, 'expired');
    const { outcome, at, next_try_at } = (await state('admin')).last!;
    return [outcome, new Date(next_try_at!).getTime() - new Date(at).getTime()];
  };
  for (const attempt of [1, 2, 3, 4])
    expect(await tryAgain(inMonth(monthAfter(current), attempt))).toEqual(['failed', pauseAfter(attempt)]);
  expect(await tryAgain(inMonth(monthAfter(current, 2)))).toEqual(['failed', pauseAfter(1)]);
  const months = (await mailsTo('admin')).map(({ report }) => report.month);
  expect(months).toEqual([current, current, current, current, monthAfter(current)]);
});

it('compares rights with those of the last report that somebody got, not of one that failed', async () => {
  const { choose, reportTo, mailsTo, settled, become, people } = await aSchool();
  await choose('admin');
  await sendAt(inMonth(monthAfter(current)));
  await settled((await mailsTo('admin'))[0]!.uid, 'sent');
  const schools = people.admin.schools.map((school) => ({ ...school, roles: ['Coach' as const] }));
  await become('admin', { schools });
  const next = monthAfter(current, 2);
  for (const [days, outcome] of [
    [0, 'expired'],
    [1, 'sent'],
  ] as const) {
    await sendAt(inMonth(next, days));
    await settled((await mailsTo('admin')).at(-1)!.uid, outcome);
  }
  await sendAt(inMonth(monthAfter(next)));
  const saidFewer = (await reportTo('admin')).map(({ left_out }) => left_out.includes('fewer_rights'));
  expect(saidFewer).toEqual([false, true, true, false]);
});

it('months end by the clocks of the organisation', async () => {
  const { choose, reportTo, organizations } = await aSchool();
  const { cedar } = organizations;
  await reports.receive({ organizations: [{ ...cedar, time_zone: 'Pacific/Honolulu' }] }, 2);
  const here = monthAt(new Date(), 'Pacific/Honolulu');
  await choose('admin');
  const over = monthBegins(monthAfter(here), 'Pacific/Honolulu');
  await sendAt(new Date(over.getTime() - 1));
  expect(await reportTo('admin')).toEqual([]);
  await sendAt(over);
  expect((await reportTo('admin')).map(({ month }) => month)).toEqual([here]);
});

it('who is not signed in is refused, and so is staff who is signed in as somebody', async () => {
  const { actors } = await aSchool();
  await expect(reports.call('getMonthlyReport', {}, null)).rejects.toMatchObject({ status: 401 });
  const asAnother = { ...actors.admin, real_uid: actors.support.uid };
  await expect(reports.call('saveMonthlyReport', { body: { on: true } }, asAnother)).rejects.toMatchObject({
    status: 403,
  });
});

it.each([
  [1, 60_000],
  [2, 240_000],
  [3, 960_000],
  [7, DAY_MS],
  [500, DAY_MS],
])('after %d failed tries the next pause is %d ms', (attempts, pause) => {
  expect(pauseAfter(attempts)).toBe(pause);
});

it('rights that are more than they were need no word', () => {
  expect(leftOut('organization', 'coach', 'here')).not.toContain('fewer_rights');
  expect(leftOut('coach', 'organization', 'here')[0]).toBe('fewer_rights');
});
