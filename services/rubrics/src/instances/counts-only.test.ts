import { byCountsOnly } from '@coaching/access/testing';
import { growthIn } from '../growth/growth-repository';
import { rubricsIn } from '../rubrics/rubrics-repository';
import { aSchool, use } from '../testing/builders';
import { type RubricsForTest, startRubricsForTest } from '../testing/rubrics-for-test';
import { instancesIn } from './instances-repository';

let rubrics: RubricsForTest;
beforeAll(async () => {
  rubrics = await startRubricsForTest();
});
afterAll(() => rubrics.close());

async function aUse(more: object = {}) {
  const school = await aSchool(rubrics);
  const { programs, here: organization_uid } = school;
  const program_embed = { program_uid: programs.literacy, program_name: 'Literacy', organization_uid };
  const instance = await use(rubrics, school, { program_embed, items: [[{ checked: 1 }]], ...more });
  return { ...school, instance, uid: instance.uid, params: { uid: instance.uid } };
}

it('where administrators see counts alone, the use of a rubric is not there for them in any call', async () => {
  const { admin, programAdmin, uid, params } = await aUse();
  for (const actor of [admin, programAdmin]) {
    expect((await rubrics.get(actor, uid)).uid).toBe(uid);
    const counting = byCountsOnly(actor);
    for (const attempt of [
      () => rubrics.get(counting, uid),
      () => rubrics.save(counting, { uid, title: 'Mine' }),
      () => rubrics.remove(counting, uid),
      () => rubrics.call('undeleteRubricInstance', { params }, counting),
      () => rubrics.call('getNewerRubric', { params }, counting),
      () => rubrics.call('getEvidenceRows', { params }, counting),
      () => rubrics.follow('followRubricInstance', { params }, counting),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
});

it('coach and coachee read it there as before', async () => {
  const { coach, coachee, uid } = await aUse();
  for (const actor of [coach, coachee]) expect((await rubrics.get(byCountsOnly(actor), uid)).uid).toBe(uid);
});

it('scores of a group are no counts: growth of a place is refused to who administers it by counts', async () => {
  const { admin, programAdmin, here, programs, instance } = await aUse();
  const ask = (actor: typeof admin, query: object) =>
    rubrics.call(
      'getRubricGrowth',
      { params: { tool_uid: instance.tool_uid }, query: query as never },
      byCountsOnly(actor),
    );
  await expect(ask(admin, { organization_uid: here })).rejects.toMatchObject({ status: 403 });
  await expect(ask(programAdmin, { program_uid: programs.literacy })).rejects.toMatchObject({ status: 403 });
});

it('what was scored there stays closed when administrators read again, also as a part of a group', async () => {
  const { admin, programAdmin, coach, coachee, uid, instance, here: organization_uid } = await aUse();
  const { context } = rubrics.service;
  const growth = growthIn(instancesIn(context.connection, rubricsIn(context)).model);
  const people = (withCountsOnly: boolean) =>
    growth.countPeople({
      tool_uid: instance.tool_uid,
      place: { organization_uid },
      from: new Date(0),
      before: new Date('2100-01-01T00:00:00.000Z'),
      withCountsOnly,
    });
  await rubrics.save(coach, { uid, end_timestamp: new Date().toISOString() });
  expect([await people(false), await people(true)]).toEqual([1, 1]);
  await rubrics.save(byCountsOnly(coach), { uid, title: 'Between us' });
  expect([await people(false), await people(true)]).toEqual([0, 1]);
  for (const actor of [admin, programAdmin]) {
    await expect(rubrics.get(actor, uid)).rejects.toMatchObject({ status: 404 });
    await expect(rubrics.remove(actor, uid)).rejects.toMatchObject({ status: 404 });
  }
  for (const actor of [coach, coachee]) expect((await rubrics.get(actor, uid)).counts_only).toBe(true);
});

/** A use that its coachee is asked to score, too, and that its coach finished while administrators read. */
async function anInvitation() {
  const around = await aUse({ invites_self_score: true });
  const { coach, uid } = around;
  await rubrics.save(coach, { uid, end_timestamp: '2026-03-02T09:40:00.000Z' });
  const ofIt = async () => (await rubrics.published()).filter(({ entity_uid }) => entity_uid === uid);
  const [{ revision }, before] = [await rubrics.get(coach, uid), (await ofIt()).length];
  const publishedSince = async () => (await ofIt()).slice(before);
  return { ...around, revision, publishedSince };
}

it('what a coachee scored herself there stays closed when administrators read again, and that is published', async () => {
  const { admin, programAdmin, support, coach, coachee, uid, revision, publishedSince } =
    await anInvitation();
  const theirs = { items: [[{ checked: 2, notes: '<p>Between us</p>' }]], finished: true };
  const live = await rubrics.follow('followRubricInstance', { params: { uid } }, coach);
  await live.next();
  const saved = await rubrics.selfScore(byCountsOnly(coachee), uid, theirs);
  expect(saved).toMatchObject({ revision, counts_only: true, items_withheld: false });
  expect(JSON.stringify(await live.next())).toContain('"counts_only":true');
  for (const actor of [admin, programAdmin]) {
    await expect(rubrics.get(actor, uid)).rejects.toMatchObject({ status: 404 });
    await expect(rubrics.remove(actor, uid)).rejects.toMatchObject({ status: 404 });
  }
  for (const actor of [coach, coachee, support])
    expect((await rubrics.get(actor, uid)).self_score!.items[0]![0]!.notes).toBe('<p>Between us</p>');
  const closed = { type: 'rubric_instance.updated', revision, data: { interaction: { counts_only: true } } };
  expect(await publishedSince()).toMatchObject([closed]);
  // Whoever saves it later opens nothing, and no revision is stale by the coachee's.
  await rubrics.save(coach, { uid, revision, title: 'Visit' });
  await expect(rubrics.get(admin, uid)).rejects.toMatchObject({ status: 404 });
});

it('what a coachee scored herself while administrators read is theirs to read, and nothing is published of it', async () => {
  const { admin, coachee, uid, publishedSince } = await anInvitation();
  await rubrics.selfScore(coachee, uid, { items: [[{ checked: 2 }]], finished: true });
  expect((await rubrics.get(admin, uid)).self_score!.items[0]![0]!.checked).toBe(2);
  expect(await publishedSince()).toEqual([]);
  // Sent again while they see counts alone, it writes nothing.
  await rubrics.selfScore(byCountsOnly(coachee), uid, { items: [[{ checked: 2 }]], finished: true });
  expect((await rubrics.get(admin, uid)).counts_only).toBeUndefined();
});
