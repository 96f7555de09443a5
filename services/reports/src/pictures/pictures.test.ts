import { aCast, type CastName } from '@coaching/access/testing';
import {
  type ActionStepFacts,
  type CallInput,
  type LastSeen,
  type Month,
  monthAfter,
  newUid,
  type Pictures,
} from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { monthAt } from '../months/month-of';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

const current = monthAt(new Date(), 'UTC');
const before = (months: number): Month => monthAfter(current, -months);
/** In the middle of a month, whatever the clocks. */
const inMonth = (month: Month) => `${month}-15T12:00:00.000Z`;
const justNow = () => new Date().toISOString();
const soon = () => new Date(Date.now() + 60 * 60 * 1000).toISOString();

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

async function aSchool() {
  const cast = aCast();
  const { people, organizations, programs } = cast;
  await reports.receive({
    people: Object.values(people),
    organizations: Object.values(organizations),
  });
  const inLiteracy = { organization_uid: organizations.cedar.uid, program_uid: programs.literacy };
  const pictures = (name: CastName | null, query: CallInput<'getPictures'>['query'] = {}) =>
    reports.call('getPictures', { query }, name && cast.actors[name]);
  return { ...cast, inLiteracy, pictures };
}

const aStep = (facts: Partial<ActionStepFacts>, revision = 1) => {
  const step: ActionStepFacts = {
    uid: newUid(),
    coachee: true,
    completed: null,
    due_date: null,
    tool_type: 'observation',
    tool_uid: '',
    user: '',
    clients: [],
    organization_uid: null,
    program_uid: null,
    created_at: justNow(),
    ...facts,
  };
  return reports.receiveEvent({
    type: 'action_step.updated',
    entity_uid: step.uid,
    revision,
    data: { step },
  });
};

/** How many were last seen when, of the times at which there were any. */
const seenIn = ({ coverage }: Pick<Pictures, 'coverage'>): Partial<Record<LastSeen, number>> =>
  Object.fromEntries(coverage.filter(({ people }) => people > 0).map(({ seen, people }) => [seen, people]));

it('sums minutes of twelve months and uses of each tool, as the logs count them', async () => {
  const { people, inLiteracy, organizations, pictures } = await aSchool();
  const { coach, secondCoach, coachee, otherCoachee, strangerCoach, strangerCoachee } = people;
  const inCedar = { organization_uid: organizations.cedar.uid };
  await reports.receive({
    interactions: [
      anInteraction(coach, coachee, { ...inLiteracy, timestamp: justNow(), duration: 30 }),
      anInteraction(coach, coachee, { ...inLiteracy, timestamp: inMonth(before(2)), duration: 25 }),
      anInteraction(secondCoach, otherCoachee, {
        ...inCedar,
        entity_type: 'interview',
        timestamp: inMonth(before(11)),
        duration: 5,
      }),
      anInteraction(coach, coachee, { ...inLiteracy, timestamp: inMonth(before(12)), duration: 500 }),
      anInteraction(strangerCoach, strangerCoachee, {
        organization_uid: organizations.lakeside.uid,
        timestamp: justNow(),
        duration: 9,
      }),
    ],
  });
  const minutesOf = async (name: CastName, query = {}) =>
    (await pictures(name, query)).minutes.flatMap(({ minutes }) => minutes || []);

  const { months, minutes, tools, places } = await pictures('admin');
  expect([months.length, months.at(-1), minutes.map(({ month }) => month)]).toEqual([12, current, months]);
  expect(places).toEqual([organizations.cedar.name]);
  expect(tools).toEqual([
    { tool: 'Observation', interactions: 2 },
    { tool: 'Conversation', interactions: 1 },
  ]);
  expect(await minutesOf('admin')).toEqual([5, 25, 30]);
  expect(await minutesOf('programAdmin')).toEqual([25, 30]);
  expect((await pictures('programAdmin')).places).toEqual(['Literacy']);
  expect(await minutesOf('strangerAdmin')).toEqual([9]);
  expect(await minutesOf('support', { organization_uid: organizations.lakeside.uid })).toEqual([9]);
});

it('says of those who can be coached when they were last seen, and what is planned is no visit', async () => {
  const { people, inLiteracy, pictures } = await aSchool();
  const { coach, coachee, secondCoach } = people;
  const planned = { ...inLiteracy, timestamp: soon(), duration: null };
  await reports.receive({ interactions: [anInteraction(coach, coachee, planned)] });
  const all = await pictures('admin');
  const never = all.coverage.find(({ seen }) => seen === 'not_in_twelve_months')!;
  expect(never.named.map(({ uid }) => uid)).toContain(coachee.uid);
  // Who coaches there is not waited for, unless they were coached themselves.
  expect(never.named.map(({ uid }) => uid)).not.toContain(coach.uid);
  expect(never.named.map(({ uid }) => uid)).toContain(secondCoach.uid);
  const total = never.people;

  const visit = anInteraction(coach, coachee, { ...inLiteracy, timestamp: inMonth(before(1)) });
  await reports.receive({ interactions: [visit] });
  expect(seenIn(await pictures('admin'))).toEqual({ last_month: 1, not_in_twelve_months: total - 1 });
  const begun = anInteraction(coach, coachee, { ...inLiteracy, timestamp: justNow(), duration: null });
  await reports.receive({ interactions: [begun] });
  expect(seenIn(await pictures('admin'))).toEqual({ this_month: 1, not_in_twelve_months: total - 1 });
});

it('nobody is seen by what is planned for later in the month, however many minutes it is to take', async () => {
  const { people, inLiteracy, pictures, actors } = await aSchool();
  const { coach, secondCoach, coachee, otherCoachee } = people;
  const planned = { ...inLiteracy, timestamp: soon(), duration: 45 };
  const total = seenIn(await pictures('admin')).not_in_twelve_months!;
  await reports.receive({
    interactions: [anInteraction(coach, coachee, planned), anInteraction(secondCoach, otherCoachee, planned)],
  });
  const { coachees } = await reports.call('getCaseload', { params: { coach_uid: coach.uid } }, actors.coach);
  const inCaseload = coachees.find(({ client_embed }) => client_embed.uid === coachee.uid)!;
  expect([inCaseload.last, inCaseload.next !== null]).toEqual([null, true]);
  // Who coaches there is not waited for.
  expect(seenIn(await pictures('admin'))).toEqual({ not_in_twelve_months: total - 2 });

  const earlier = (timestamp: string) => ({ ...inLiteracy, timestamp, duration: 30 });
  await reports.receive({
    interactions: [
      anInteraction(coach, coachee, earlier(inMonth(before(1)))),
      anInteraction(secondCoach, otherCoachee, earlier(justNow())),
    ],
  });
  expect(seenIn(await pictures('admin'))).toEqual({
    this_month: 1,
    last_month: 1,
    not_in_twelve_months: total - 4,
  });
});

it('counts action steps in the months in which they were agreed on and done, also after a late word', async () => {
  const { people, inLiteracy, pictures } = await aSchool();
  const visit = anInteraction(people.coach, people.coachee, { ...inLiteracy });
  await reports.receive({ interactions: [visit] });
  const facts = {
    ...inLiteracy,
    tool_uid: visit.uid,
    user: people.coach.uid,
    clients: [people.coachee.uid],
  };
  const uid = newUid();
  const step = { ...facts, uid, created_at: inMonth(before(3)) };
  await aStep({ ...step, completed: inMonth(before(1)) }, 2);
  await aStep(step, 1);
  await aStep({ ...facts, created_at: inMonth(before(14)), completed: inMonth(before(3)) });
  const counts = async (name: CastName) =>
    (await pictures(name)).steps.flatMap(({ month, opened, closed }) =>
      opened + closed > 0 ? [[month, opened, closed]] : [],
    );
  expect(await counts('admin')).toEqual([
    [before(3), 1, 1],
    [before(1), 0, 1],
  ]);
  expect(await counts('programAdmin')).toEqual(await counts('admin'));
  expect(await counts('otherProgramAdmin')).toEqual([]);
  expect(await counts('strangerAdmin')).toEqual([]);

  await reports.receiveEvent({ type: 'action_step.deleted', entity_uid: uid, revision: 3, data: { uid } });
  expect(await counts('admin')).toEqual([[before(3), 0, 1]]);
});

it('what is private is in no picture of others, with its steps, until it is shared', async () => {
  const { people, inLiteracy, pictures } = await aSchool();
  const secret = anInteraction(people.coach, people.coachee, {
    ...inLiteracy,
    timestamp: justNow(),
    visibility: 'private',
    duration: 40,
  });
  await reports.receive({ interactions: [secret] });
  await aStep({
    ...inLiteracy,
    tool_uid: secret.uid,
    user: people.coach.uid,
    clients: [people.coachee.uid],
  });
  const said = async (name: CastName) => {
    const { minutes, tools, steps, ...all } = await pictures(name);
    return [minutes.at(-1)!.minutes, tools.length, seenIn(all).this_month ?? 0, steps.at(-1)!.opened];
  };
  for (const name of ['admin', 'programAdmin'] as const) expect(await said(name)).toEqual([0, 0, 0, 0]);
  await reports.receive({ interactions: [{ ...secret, visibility: 'shared' }] }, 2);
  for (const name of ['admin', 'programAdmin'] as const) expect(await said(name)).toEqual([40, 1, 1, 1]);
});

it('who administers and coaches has no steps of what is private in the picture of the place either', async () => {
  const { people, inLiteracy, pictures } = await aSchool();
  const { admin, coachee } = people;
  const own = anInteraction(admin, coachee, {
    ...inLiteracy,
    timestamp: justNow(),
    visibility: 'private',
  });
  await reports.receive({ interactions: [own] });
  await aStep({ ...inLiteracy, tool_uid: own.uid, user: admin.uid, clients: [coachee.uid] });
  const opened = async () => (await pictures('admin')).steps.at(-1)!.opened;
  expect(await opened()).toBe(0);
  await reports.receive({ interactions: [{ ...own, visibility: 'shared' }] }, 2);
  expect(await opened()).toBe(1);
});

it.each<CastName>(['coach', 'coachee', 'billing', 'contentManager', 'soloCoach', 'strangerCoach'])(
  '%s, who administers nothing, is refused',
  async (name) => {
    const { pictures, organizations } = await aSchool();
    await expect(pictures(name)).rejects.toMatchObject({ status: 403 });
    await expect(pictures(name, { organization_uid: organizations.cedar.uid })).rejects.toMatchObject({
      status: 403,
    });
  },
);

it('an administrator of another organisation is refused, and so is who is not signed in', async () => {
  const { pictures, organizations } = await aSchool();
  const query = { organization_uid: organizations.cedar.uid };
  await expect(pictures('strangerAdmin', query)).rejects.toMatchObject({ status: 403 });
  await expect(pictures(null)).rejects.toMatchObject({ status: 401 });
});
