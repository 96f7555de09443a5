import { type CallName, calls, newUid } from '@coaching/contracts';
import { type PlatformForTest, startPlatformForTest, type TestBrowser } from './testing/platform-for-test';

let on: PlatformForTest;
let bill: TestBrowser;
let coach: TestBrowser;
beforeAll(async () => {
  on = await startPlatformForTest();
  [bill, coach] = [await on.signedIn('billing'), await on.signedIn('coach')];
});
afterAll(() => on.close());

const observation = 'demo-observation-0-2';
const interview = 'demo-conversation-daniel-goal';
const rubric = 'demo-rubric-daniel-0';
const calibration = 'demo-calibration-ratios';
const uid = newUid();
const withCoachee = { client_uid: 'demo-coachee' };

/** What was written about somebody: calls that read one thing of it, which its coach may. */
const reading: [CallName, string][] = [
  ['getObservation', `/observation/${observation}`],
  ['getInterview', `/interview/${interview}`],
  ['getLastAnswers', `/interview/${interview}/last_answers`],
  ['getNewerWording', `/interview/${interview}/newer_wording`],
  ['getRubricInstance', `/rubric_instance/${rubric}`],
  ['getEvidenceRows', `/rubric_instance/${rubric}/evidence_rows`],
  ['getNewerRubric', `/rubric_instance/${rubric}/newer_version`],
  ['getCalibration', `/calibration/${calibration}`],
  ['getToolActionSteps', `/action_steps_tool/observation/${observation}`],
  ['getCaseload', '/caseload/demo-coach'],
];

/** Calls that change something of it, or begin it. */
const writing: [CallName, string, object | undefined][] = [
  ['saveObservation', '/observation', { observation: { uid: observation, title: 'Mine' } }],
  ['saveObservation', '/observation', { observation: { uid, client: 'demo-coachee' } }],
  ['deleteObservation', `/observation/${observation}`, undefined],
  ['undeleteObservation', `/observation/${observation}/undelete`, {}],
  ['saveInterview', '/interview', { interview: { uid: interview, title: 'Mine' } }],
  ['deleteInterview', `/interview/${interview}`, undefined],
  ['undeleteInterview', `/interview/${interview}/undelete`, {}],
  ['saveRubricInstance', '/rubric_instance', { rubric_instance: { uid: rubric, title: 'Mine' } }],
  ['deleteRubricInstance', `/rubric_instance/${rubric}`, undefined],
  ['undeleteRubricInstance', `/rubric_instance/${rubric}/undelete`, {}],
  ['deleteCalibration', `/calibration/${calibration}`, undefined],
  ['undeleteCalibration', `/calibration/${calibration}/undelete`, {}],
];

/** Lists of it, and what they hold where it is empty. */
const listing: [CallName, string, object][] = [
  ['getInteractions', '/observations', { total: 0, observations: [] }],
  ['getInteractionsWithClient', '/observations/demo-coachee', { total: 0, observations: [] }],
  ['getTimeLog', '/observations/metrics', { total: 0 }],
  ['getTimeLogOfClient', '/observations/metrics/demo-coachee', { total: 0 }],
  ['getToolLog', '/tool/metrics', { total: 0 }],
  ['getToolLogOfClient', '/tool/metrics/demo-coachee', { total: 0 }],
  ['getCoachActionSteps', '/action_steps_coach/demo-coach', { steps: [], total: 0 }],
  ['getClientActionSteps', '/action_steps_client/demo-coachee', { steps: [], total: 0 }],
  ['getCalibrations', '/calibrations', { calibrations: [], total: 0 }],
  ['getGrowthRubrics', '/rubric_growth', { rubrics: [] }],
];

const refusals = [403, 404];
const statusOf = async (browser: TestBrowser, ...asked: Parameters<TestBrowser['ask']>) =>
  (await browser.ask(...asked)).status;
const answerOf = async (browser: TestBrowser, path: string) => {
  const { status, body } = await browser.ask('GET', path);
  return { status, ...body };
};

it.each(reading)('is refused what others wrote: %s', async (_name, path) => {
  expect(refusals).toContain(await statusOf(bill, 'GET', path));
  expect(await statusOf(coach, 'GET', path)).toBe(200);
});

it.each(writing)('changes and begins nothing: %s', async (name, path, body) => {
  expect(refusals).toContain(await statusOf(bill, calls[name].method, path, body));
});

it.each(listing)('has nothing in the lists of it: %s', async (_name, path, nothing) => {
  expect(await answerOf(bill, path)).toMatchObject({ status: 200, ...nothing });
});

it('is shown no pictures, evidence or growth of anybody', async () => {
  const search = new URLSearchParams({ ...withCoachee, rubric_uid: 'demo-teaching-practices' });
  for (const path of [
    '/pictures',
    `/observation_evidence?${search}`,
    `/rubric_growth/demo-teaching-practices?${new URLSearchParams(withCoachee)}`,
  ])
    expect(JSON.stringify(await answerOf(bill, path))).not.toMatch(/demo-(observation|conversation|rubric)-/);
});

it('sees seats and invoices of its organization instead, and of no other', async () => {
  expect(await answerOf(bill, '/organization/demo-cedar-grove/seats')).toMatchObject({
    status: 200,
    seats: { organization_name: 'Cedar Grove School District', used: expect.any(Number) },
  });
  expect((await answerOf(bill, '/organization/demo-cedar-grove/invoices')).status).toBe(200);
  expect((await answerOf(bill, '/organization/demo-lakeside/seats')).status).toBe(404);
  expect((await answerOf(coach, '/organization/demo-cedar-grove/seats')).status).toBe(403);
});

it('says with a purchase order when no more coaches are added, to administrators and Billing alone', async () => {
  const day = (days: number) => {
    const [year, month, date] = new Date(Date.now() + days * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-');
    return `${month}/${date}/${year}`;
  };
  const purchase_order = { seats: 1, start_date: day(-1), end_date: day(30), reference: 'PO 1' };
  const entered = await bill.post('/organization/demo-cedar-grove/purchase_order', { purchase_order });
  expect(entered).toMatchObject({ status: 200, body: { seats: { seats: 1 } } });
  const { used, closes_at } = entered.body.seats as { used: number; closes_at: string };
  expect(used).toBeGreaterThan(1);
  await on.flush();
  expect((await bill.me()).body.seats_close_at).toBe(closes_at);
  expect((await coach.me()).body.seats_close_at).toBeUndefined();
  expect((await on.mailsTo('orgadmin@demo.test')).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('more coaches than seats'),
  );
  expect((await coach.ask('GET', `/observation/${observation}`)).status).toBe(200);
});
