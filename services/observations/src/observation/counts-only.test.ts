import { byCountsOnly } from '@coaching/access/testing';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

async function anObservation() {
  const school = aSchoolWithPeople();
  const { here: organization_uid, program: program_uid } = school;
  await observations.receive({ people: [school.coachee, school.other] });
  const program_embed = { program_uid, program_name: 'Literacy', organization_uid };
  const observation = await observations.anObservationOf(school.coachee, school.coach, {
    items: [anItem()],
    program_embed,
  });
  return { ...school, observation, uid: observation.uid };
}

it('where administrators see counts alone, an observation is not there for them in any call', async () => {
  const { admin, programAdmin, uid } = await anObservation();
  for (const actor of [admin, programAdmin]) {
    expect((await observations.get(actor, uid)).uid).toBe(uid);
    const counting = byCountsOnly(actor);
    const params = { uid };
    for (const attempt of [
      () => observations.get(counting, uid),
      () => observations.save(counting, { uid, title: 'Mine' }),
      () => observations.remove(counting, uid),
      () => observations.call('undeleteObservation', { params }, counting),
      () => observations.follow('followObservation', { params }, counting),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
});

it('its coach and its coachee read it there as before, and so does staff', async () => {
  const { coach, asCoachee, support, uid } = await anObservation();
  for (const actor of [coach, asCoachee, support])
    expect((await observations.get(byCountsOnly(actor), uid)).uid).toBe(uid);
});

it('what an administrator holds as a coach is theirs there', async () => {
  const { admin, other } = await anObservation();
  const own = await observations.anObservationOf(other, byCountsOnly(admin), { items: [anItem()] });
  expect((await observations.get(byCountsOnly(admin), own.uid)).items).toHaveLength(1);
  expect(await observations.remove(byCountsOnly(admin), own.uid)).toEqual({ ok: true });
});

it('what was written there stays closed when administrators read again, who read what is written from then on', async () => {
  const { here: organization_uid, program: program_uid, ...school } = await anObservation();
  const { admin, programAdmin, coach, coachee, asCoachee, support, uid } = school;
  const program_embed = { program_uid, program_name: 'Literacy', organization_uid };
  // One was begun before, and written on while counts alone held; the other one begun then.
  await observations.save(byCountsOnly(coach), { uid, title: 'Between us' });
  const begun = await observations.anObservationOf(coachee, byCountsOnly(coach), { program_embed });
  for (const held of [uid, begun.uid]) {
    for (const reader of [coach, asCoachee, support])
      expect((await observations.get(reader, held)).counts_only).toBe(true);
    // A later save, or a body that says otherwise, opens nothing.
    await observations.save(coach, { uid: held, title: 'Still between us', counts_only: false } as never);
    for (const actor of [admin, programAdmin])
      for (const attempt of [
        () => observations.get(actor, held),
        () => observations.remove(actor, held),
        () => observations.follow('followObservation', { params: { uid: held } }, actor),
      ])
        await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
  const after = await observations.anObservationOf(coachee, coach, { program_embed });
  expect(after.counts_only).toBeUndefined();
  for (const actor of [admin, programAdmin])
    expect((await observations.get(actor, after.uid)).uid).toBe(after.uid);
});
