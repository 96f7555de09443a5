import { anActorIn, aPerson, asActor } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

it('what was written while administrators saw counts alone is in no list of theirs, and counts in their logs', async () => {
  const [organization_uid, program_uid] = [newUid(), newUid()];
  const coach = aPerson('Coach');
  const client = aPerson('Client', {
    schools: [{ organization_uid, programs: [{ program_uid, program_name: 'Literacy' }] }],
  });
  const where = { organization_uid, program_uid, timestamp: new Date().toISOString(), duration: 10 };
  const then = anInteraction(coach, client, { ...where, title: 'Between us', counts_only: true });
  const now = anInteraction(coach, client, { ...where, title: 'Open' });
  await reports.receive({ people: [coach, client] });
  await reports.receive({ interactions: [then, now] });
  for (const actor of [
    anActorIn(organization_uid, 'Organization Admin'),
    anActorIn(organization_uid, 'Program Admin', program_uid),
  ]) {
    const list = await reports.listWith(client, actor);
    expect([list.total, list.observations.map(({ title }) => title)]).toEqual([1, ['Open']]);
    for (const query of ['between', 'client between'])
      expect(await reports.listWith(client, actor, { query })).toMatchObject({ total: 0, observations: [] });
    const { observations } = await reports.call('getTimeLog', { query: {} }, actor);
    expect(observations.reduce((sum, { duration_sum }) => sum + duration_sum, 0)).toBe(20);
  }
  for (const actor of [asActor(client), asActor(aPerson('Support'), { roles: ['Support'] })])
    expect(await reports.listWith(client, actor)).toMatchObject({ total: 2 });
  expect(await reports.list(asActor(coach))).toMatchObject({ total: 2 });
});
