import { aCast, byCountsOnly, type CastName } from '@coaching/access/testing';
import type { Actor } from '@coaching/contracts';
import { anInteraction } from '@coaching/service-kit/testing';
import { type ReportsForTest, startReportsForTest } from '../testing/reports-for-test';

let reports: ReportsForTest;
beforeAll(async () => {
  reports = await startReportsForTest();
});
afterAll(() => reports.close());

async function aSchool() {
  const cast = aCast();
  const { people, organizations, programs, actors } = cast;
  await reports.receive({ people: Object.values(people), organizations: Object.values(organizations) });
  const place = { organization_uid: organizations.cedar.uid, program_uid: programs.literacy };
  const timestamp = new Date(Date.now() - 1000).toISOString();
  const own = anInteraction(people.admin, people.coachee, { ...place, timestamp, duration: 5 });
  const interaction = anInteraction(people.coach, people.coachee, {
    ...place,
    title: 'Xylophones',
    timestamp,
    duration: 25,
  });
  await reports.receive({ interactions: [interaction, own] });
  const counting = (name: CastName) => byCountsOnly(actors[name]);
  return { ...cast, interaction, own, counting };
}
const csvOf = async (path: string, actor: Actor) =>
  (await fetch(`${reports.origin}${path}`, { headers: { 'x-actor-token': reports.tokenOf(actor) } })).text();

it('lists and searches show who administers by counts nothing of others, and their own as before', async () => {
  const { people, counting, own, interaction, actors } = await aSchool();
  expect((await reports.listWith(people.coachee, actors.admin)).total).toBe(2);
  const list = await reports.listWith(people.coachee, counting('admin'));
  expect(list.observations.map(({ uid }) => uid)).toEqual([own.uid]);
  expect((await reports.listWith(people.coachee, counting('admin'), { query: 'xylophones' })).total).toBe(0);
  expect((await reports.listWith(people.coachee, counting('programAdmin'))).total).toBe(0);
  for (const name of ['coach', 'coachee', 'support'] as const)
    expect(
      (await reports.listWith(people.coachee, counting(name))).observations.map(({ uid }) => uid),
    ).toContain(interaction.uid);
});

it.each<CastName>(['admin', 'programAdmin'])(
  'logs, their files and pictures count the same for %s, and no row leads to what they may not read',
  async (name) => {
    const { counting, actors } = await aSchool();
    for (const call of ['getTimeLog', 'getToolLog'] as const) {
      const [full, counts] = [
        await reports.call(call, {}, actors[name]),
        await reports.call(call, {}, counting(name)),
      ];
      expect(counts.totals).toEqual(full.totals);
      const rows = 'rows' in counts ? counts.rows : counts.observations;
      expect(rows.find(({ coach_name }) => coach_name === 'Ada Park')).toMatchObject({
        doc_count: 1,
        duration_sum: 25,
        uid: null,
        entity_type: null,
      });
    }
    for (const path of ['/observations/metrics?format=csv', '/tool/metrics?format=csv']) {
      const csv = await csvOf(path, counting(name));
      expect(csv).toBe(await csvOf(path, actors[name]));
      expect(csv).not.toContain('Xylophones');
    }
    const [all, byCounts] = [
      await reports.call('getPictures', {}, actors[name]),
      await reports.call('getPictures', {}, counting(name)),
    ];
    expect(byCounts).toEqual({ ...all, as_of: expect.any(String) });
  },
);

it('the caseload of a coach says when somebody was seen, and neither what it was called nor where it is', async () => {
  const { people, counting, actors, interaction } = await aSchool();
  const ask = async (actor: Actor) => {
    const params = { coach_uid: people.coach.uid };
    const { coachees } = await reports.call('getCaseload', { params }, actor);
    return coachees.find(({ client_embed }) => client_embed.uid === people.coachee.uid)!;
  };
  expect((await ask(actors.admin)).last).toMatchObject({ uid: interaction.uid, title: 'Xylophones' });
  const row = await ask(counting('admin'));
  expect(row.minutes).toBe(25);
  expect(row.last).toEqual({
    uid: null,
    entity_type: 'observation',
    title: expect.not.stringContaining('Xylophones'),
    timestamp: interaction.timestamp,
  });
  expect((await ask(counting('coach'))).last).toMatchObject({ uid: interaction.uid });
});
