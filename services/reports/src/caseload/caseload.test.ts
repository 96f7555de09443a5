import { aCast } from '@coaching/access/testing';
import { type Actor, type CallInput, MESSAGES, newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const absent = { status: 404, body: { message: MESSAGES.notFound } };

async function aSchool() {
  const cast = aCast();
  await reports.receive({ people: Object.values(cast.people) });
  return cast;
}
type Cast = Awaited<ReturnType<typeof aSchool>>;

const caseload = (actor: Actor | null, coach_uid: string, query: CallInput<'getCaseload'>['query'] = {}) =>
  reports.call('getCaseload', { params: { coach_uid }, query: { rowsPerPage: 0, ...query } }, actor);
const rowOf = async (actor: Actor, coach_uid: string, uid: string) =>
  (await caseload(actor, coach_uid)).coachees.find(({ client_embed }) => client_embed.uid === uid);

const place = ({ organizations }: Cast) => ({ organization_uid: organizations.cedar.uid });
async function aVisit(cast: Cast, more: object = {}) {
  const { coach, coachee } = cast.people;
  const visit = anInteraction(coach, coachee, { ...place(cast), ...more });
  await reports.receive({ interactions: [visit] });
  return visit;
}
const aStep = (
  { people }: Cast,
  tool_uid: string,
  {
    uid = newUid(),
    revision = 1,
    ...more
  }: {
    uid?: string;
    revision?: number;
    completed?: string | null;
    due_date?: string | null;
    clients?: string[];
  } = {},
) =>
  reports.receiveEvent({
    type: 'action_step.updated',
    entity_uid: uid,
    revision,
    data: {
      step: {
        uid,
        coachee: true,
        completed: null,
        due_date: null,
        tool_type: 'observation',
        tool_uid,
        user: people.coach.uid,
        clients: [people.coachee.uid],
        organization_uid: null,
        program_uid: null,
        created_at: inDays(-3),
        ...more,
      },
    },
  });

it('shows a coach her coachees with what was, what is planned, minutes and open steps', async () => {
  const cast = await aSchool();
  const { coach } = cast.actors;
  const { uid } = cast.people.coachee;
  await aVisit(cast, { timestamp: inDays(-80), duration: 30 });
  const last = await aVisit(cast, { timestamp: inDays(-50), title: 'Circle time' });
  const next = await aVisit(cast, { timestamp: inDays(3), title: 'Next one' });
  await aVisit(cast, { timestamp: inDays(9) });
  await aVisit(cast, { timestamp: inDays(-0.0001), duration: 25, clients: [cast.people.soloCoach] });
  await aStep(cast, last.uid, { due_date: '2020-01-01' });
  await aStep(cast, last.uid);
  await aStep(cast, last.uid, { completed: inDays(-1) });
  const { coachees, user, usual_weeks, total } = await caseload(coach, coach.uid);
  expect({ total, usual_weeks, user: user?.uid }).toEqual({
    total: coachees.length,
    usual_weeks: 4,
    user: coach.uid,
  });
  expect(coachees.find(({ client_embed }) => client_embed.uid === uid)).toMatchObject({
    last: { uid: last.uid, title: 'Circle time' },
    next: { uid: next.uid, title: 'Next one' },
    open_steps: 2,
    overdue_steps: 1,
    weeks_since: 7,
    cycle_weeks: 4,
    not_seen: true,
  });
  const { coachees: notSeen } = await caseload(coach, coach.uid, { part: 'overdue' });
  expect(notSeen.map(({ client_embed }) => client_embed.uid)).toEqual([uid]);
});

it('counts the minutes of this month, with each of a group', async () => {
  const cast = await aSchool();
  const {
    coach,
    coachee,
    secondCoachee = coachee,
  } = cast.people as Record<string, (typeof cast.people)['coach']>;
  const visit = anInteraction(coach!, coachee!, {
    ...place(cast),
    timestamp: new Date().toISOString(),
    duration: 25,
  });
  await reports.receive({ interactions: [visit] });
  expect(await rowOf(cast.actors.coach, coach!.uid, secondCoachee!.uid)).toMatchObject({ minutes: 25 });
});

it('a step that came out of order, was reopened, done or removed counts as it is last', async () => {
  const cast = await aSchool();
  const { uid: tool } = await aVisit(cast, { timestamp: inDays(-1) });
  const { coach } = cast.actors;
  const open = async () => (await rowOf(coach, coach.uid, cast.people.coachee.uid))?.open_steps;
  const uid = newUid();
  await aStep(cast, tool, { uid, revision: 2, completed: inDays(0) });
  await aStep(cast, tool, { uid, revision: 1 });
  expect(await open()).toBe(0);
  await aStep(cast, tool, { uid, revision: 3 });
  expect(await open()).toBe(1);
  await reports.receiveEvent({ type: 'action_step.deleted', entity_uid: uid, revision: 5, data: { uid } });
  await aStep(cast, tool, { uid, revision: 4 });
  expect(await open()).toBe(0);
});

it('is for the coach and who administers where she is; to others there is no such list', async () => {
  const cast = await aSchool();
  const { coach } = cast.people;
  await aVisit(cast, { timestamp: inDays(-1) });
  const statuses: Record<string, number> = {};
  for (const [who, actor] of Object.entries(cast.actors))
    statuses[who] = await caseload(actor, coach.uid).then(
      () => 200,
      ({ status }) => status,
    );
  const allowed = Object.keys(statuses).filter((who) => statuses[who] === 200);
  expect(allowed.sort()).toEqual(['admin', 'coach', 'programAdmin', 'superuser', 'support']);
  expect(new Set(Object.values(statuses))).toEqual(new Set([200, 404]));
  await expect(caseload(null, coach.uid)).rejects.toMatchObject({ status: 401 });
  await expect(caseload(cast.actors.superuser, newUid())).rejects.toMatchObject(absent);
});

it('what is private counts for the coach alone, with its steps and minutes', async () => {
  const cast = await aSchool();
  const { coach, coachee } = cast.people;
  const shared = await aVisit(cast, { timestamp: inDays(-40) });
  const secret = await aVisit(cast, {
    timestamp: inDays(-0.001),
    visibility: 'private',
    title: 'Secret',
    duration: 40,
  });
  await aStep(cast, shared.uid);
  await aStep(cast, secret.uid);
  expect(await rowOf(cast.actors.coach, coach.uid, coachee.uid)).toMatchObject({
    last: { title: 'Secret' },
    open_steps: 2,
  });
  for (const who of ['admin', 'superuser'] as const)
    expect(await rowOf(cast.actors[who], coach.uid, coachee.uid)).toMatchObject({
      last: { uid: shared.uid },
      open_steps: 1,
      minutes: 0,
    });
  const onlySecret = await aSchool();
  await aVisit(onlySecret, { timestamp: inDays(-1), visibility: 'private' });
  expect(
    await rowOf(onlySecret.actors.admin, onlySecret.people.coach.uid, onlySecret.people.coachee.uid),
  ).toBeUndefined();
});

it('steps of a private interaction are open for the coach alone, and for who administers her once it is shared', async () => {
  const cast = await aSchool();
  const { coach, coachee, otherCoachee } = cast.people;
  const inLiteracy = { program_uid: cast.programs.literacy };
  const both = { timestamp: inDays(-40), clients: [coachee, otherCoachee] };
  const shared = await aVisit(cast, { ...inLiteracy, ...both });
  const secret = await aVisit(cast, { ...inLiteracy, timestamp: inDays(-1), visibility: 'private' });
  await aStep(cast, shared.uid);
  const step = { uid: newUid(), due_date: '2026-01-01' };
  await aStep(cast, secret.uid, step);
  const others = ['admin', 'programAdmin', 'superuser', 'support'] as const;
  const asCoach = { ...cast.actors.coach, real_uid: cast.people.superuser.uid };
  const countsOf = async (actor: Actor, uid = coachee.uid) => {
    const { open_steps, overdue_steps } = (await rowOf(actor, coach.uid, uid)) ?? {};
    return [open_steps, overdue_steps];
  };
  const forOthers = () =>
    Promise.all([...others.map((who) => cast.actors[who]), asCoach].map((actor) => countsOf(actor)));
  const each = (counts: number[]) => [...others, asCoach].map(() => counts);
  const becomes = (revision: number, more: object) =>
    reports.receive({ interactions: [{ ...secret, ...more }] }, revision);

  expect(await countsOf(cast.actors.coach)).toEqual([2, 1]);
  expect(await forOthers()).toEqual(each([1, 0]));

  await reports.receiveEvent({ type: 'action_step.deleted', entity_uid: step.uid, revision: 1, data: step });
  expect(await countsOf(cast.actors.coach)).toEqual([1, 0]);
  await aStep(cast, secret.uid, step);
  expect(await countsOf(cast.actors.coach)).toEqual([2, 1]);

  await becomes(2, { clients: [otherCoachee] });
  await aStep(cast, secret.uid, { ...step, clients: [otherCoachee.uid] });
  expect(await countsOf(cast.actors.coach)).toEqual([1, 0]);
  expect(await countsOf(cast.actors.coach, otherCoachee.uid)).toEqual([1, 1]);
  expect(await forOthers()).toEqual(each([1, 0]));
  expect(await countsOf(cast.actors.admin, otherCoachee.uid)).toEqual([0, 0]);

  await becomes(3, { clients: [otherCoachee], visibility: 'shared' });
  expect(await countsOf(cast.actors.admin, otherCoachee.uid)).toEqual([1, 1]);
  expect(await countsOf(cast.actors.coach, otherCoachee.uid)).toEqual([1, 1]);
  await becomes(4, { clients: [otherCoachee], visibility: 'private' });
  expect(await countsOf(cast.actors.admin, otherCoachee.uid)).toEqual([0, 0]);
  expect(await countsOf(cast.actors.coach, otherCoachee.uid)).toEqual([1, 1]);
});

it('a step for who was taken out of a private interaction is open for nobody else once that is shared', async () => {
  const cast = await aSchool();
  const { coach, coachee, otherCoachee } = cast.people;
  await aVisit(cast, { timestamp: inDays(-40) });
  const { uid } = await aVisit(cast, { timestamp: inDays(-1), clients: [otherCoachee] });
  await aStep(cast, uid);
  expect(await rowOf(cast.actors.coach, coach.uid, coachee.uid)).toMatchObject({ open_steps: 1 });
  for (const who of ['admin', 'superuser'] as const)
    expect(await rowOf(cast.actors[who], coach.uid, coachee.uid)).toMatchObject({ open_steps: 0 });
});

it('the coach chooses the weeks of a coachee, and her administrator what is usual', async () => {
  const cast = await aSchool();
  const { coach, admin, strangerAdmin, coachee: asCoachee } = cast.actors;
  const { uid } = cast.people.coachee;
  await aVisit(cast, { timestamp: inDays(-15) });
  const choose = (actor: Actor | null, client_uid: string, weeks: number | null) =>
    reports.call('saveCoachingCycle', { body: { client_uid, weeks } }, actor);
  const usual = (actor: Actor, weeks: number | null) =>
    reports.call('saveUsualCycle', { body: { ...place(cast), weeks } }, actor);
  const row = () => rowOf(coach, coach.uid, uid);

  await usual(admin, 2);
  expect(await row()).toMatchObject({ cycle_weeks: 2, own_cycle: false, not_seen: true });
  await choose(coach, uid, 6);
  expect(await row()).toMatchObject({ cycle_weeks: 6, own_cycle: true, not_seen: false });
  await choose(coach, uid, null);
  await usual(admin, null);
  expect(await row()).toMatchObject({ cycle_weeks: 4, own_cycle: false });

  await expect(choose(strangerAdmin, uid, 1)).rejects.toMatchObject(absent);
  await expect(choose(asCoachee, uid, 1)).rejects.toMatchObject(absent);
  await expect(choose(coach, newUid(), 1)).rejects.toMatchObject(absent);
  await expect(choose(null, uid, 1)).rejects.toMatchObject({ status: 401 });
  for (const who of [coach, strangerAdmin, asCoachee])
    await expect(usual(who, 1)).rejects.toMatchObject(absent);
  for (const weeks of [0, 53, 1.5])
    await expect(choose(coach, uid, weeks)).rejects.toMatchObject({ status: 400 });
});

it('what is usual is said where coach and coachee are, and not where who looks works', async () => {
  const cast = await aSchool();
  const { coach, superuser, admin, strangerAdmin } = cast.actors;
  const { cedar, lakeside } = cast.organizations;
  await aVisit(cast, { timestamp: inDays(-15) });
  const usual = (actor: Actor, organization_uid: string, weeks: number) =>
    reports.call('saveUsualCycle', { body: { organization_uid, weeks } }, actor);
  await usual(admin, cedar.uid, 2);
  await usual(strangerAdmin, lakeside.uid, 9);
  const { uid } = cast.people.coachee;
  for (const actor of [coach, { ...superuser, organization_uid: lakeside.uid }]) {
    expect((await caseload(actor, coach.uid)).usual_weeks).toBe(2);
    expect(await rowOf(actor, coach.uid, uid)).toMatchObject({ cycle_weeks: 2, usual_weeks: 2 });
  }
});

it('filters by what is planned, open steps, minutes and rhythm', async () => {
  const cast = await aSchool();
  const { coach } = cast.actors;
  const { uid } = cast.people.coachee;
  await aVisit(cast, { timestamp: inDays(5) });
  const isFound = async (query: CallInput<'getCaseload'>['query']) =>
    (await caseload(coach, coach.uid, query)).coachees.some(({ client_embed }) => client_embed.uid === uid);
  expect(await isFound({ next: 'some', open_steps: 'none', cycle_weeks: '4' })).toBe(true);
  for (const query of [{ next: 'none' }, { open_steps: 'some' }, { cycle_weeks: 5 }] as const)
    expect(await isFound(query)).toBe(false);
  await expect(caseload(coach, coach.uid, { cycle_weeks: 0 })).rejects.toMatchObject({ status: 400 });
});

it('leaves out who was deleted', async () => {
  const cast = await aSchool();
  const { uid } = cast.people.coachee;
  expect(await rowOf(cast.actors.coach, cast.people.coach.uid, uid)).toMatchObject({
    last: null,
    not_seen: true,
  });
  await reports.receiveEvent({ type: 'user.deleted', entity_uid: uid, revision: 9, data: { uid } });
  expect(await rowOf(cast.actors.coach, cast.people.coach.uid, uid)).toBeUndefined();
});
