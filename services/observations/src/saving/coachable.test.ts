import { aPerson } from '@coaching/access/testing';
import { aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A coach, somebody to observe, and somebody of the same place who takes no part in coaching. */
async function aSchoolWithOffice() {
  const school = aSchoolWithPeople();
  const office = aPerson('Pat Person', { schools: school.coachee.schools, is_coachable: false });
  await observations.receive({ people: [school.coachee, school.stranger, office] });
  return { ...school, office };
}

const refusal = { status: 400, body: { errors: [{ path: 'observation.client' }] } };

it('is nobody who takes no part in coaching', async () => {
  const { coach, office, superuser } = await aSchoolWithOffice();
  for (const actor of [coach, superuser]) {
    await expect(observations.anObservationOf(office, actor)).rejects.toMatchObject(refusal);
  }
});

it('is not given to them later either', async () => {
  const { coach, coachee, office } = await aSchoolWithOffice();
  const { uid, revision } = await observations.anObservationOf(coachee, coach);
  const moved = observations.save(coach, { uid, revision, client: office.uid });
  await expect(moved).rejects.toMatchObject(refusal);
  expect(await observations.get(coach, uid)).toMatchObject({ client: coachee.uid });
});

it('says so to nobody who does not know them', async () => {
  const { strangerAdmin, office } = await aSchoolWithOffice();
  await expect(observations.anObservationOf(office, strangerAdmin)).rejects.toMatchObject({ status: 404 });
});

it('keeps whom it has when they take no part any more', async () => {
  const { coach, coachee } = await aSchoolWithOffice();
  const { uid, revision } = await observations.anObservationOf(coachee, coach);
  await observations.receive({ people: [{ ...coachee, is_coachable: false, revision: 2 }] });
  const saved = await observations.save(coach, { uid, revision, client: coachee.uid, title: 'Goes on' });
  expect(saved).toMatchObject({ title: 'Goes on', client: coachee.uid });
});
