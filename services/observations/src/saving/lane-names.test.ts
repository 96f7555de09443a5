import { type Actor, MESSAGES, type Observation } from '@coaching/contracts';
import { aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** An observation of a school, and a way to call its lanes something else. */
async function anObservation() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee] });
  const observation = await observations.anObservationOf(school.coachee, school.coach);
  const { uid, revision } = observation;
  const rename = (actor: Actor, names: Partial<Pick<Observation, 'left_name' | 'right_name'>>) =>
    observations.save(actor, { uid, revision, ...names });
  return { ...school, uid, rename };
}

const names = { left_name: 'Mr. Reyes', right_name: 'Class 4b' };

it('are whatever the coach calls them, for everyone who reads', async () => {
  const { coach, asCoachee, admin, uid, rename } = await anObservation();
  expect(await rename(coach, names)).toMatchObject(names);
  for (const reader of [coach, asCoachee, admin]) {
    expect(await observations.get(reader, uid)).toMatchObject(names);
  }
});

it('have 200 characters at most, and none around them', async () => {
  const { coach, uid, rename } = await anObservation();
  for (const name of ['left_name', 'right_name'] as const) {
    const path = `observation.${name}`;
    await expect(rename(coach, { [name]: 'x'.repeat(201) })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path, message: 'Please use at most 200 characters.' }] },
    });
  }
  expect(await rename(coach, { left_name: ` ${'x'.repeat(200)} ` })).toMatchObject({
    left_name: 'x'.repeat(200),
  });
  expect(await observations.get(coach, uid)).toMatchObject({ left_name: 'x'.repeat(200) });
});

it.each([
  ['asCoachee', 403],
  ['admin', 403],
  ['programAdmin', 404],
  ['superuser', 403],
  ['support', 403],
  ['colleague', 404],
  ['strangerAdmin', 404],
] as const)('are not the %s’s to change', async (who, status) => {
  const { [who]: actor, coach, uid, rename } = await anObservation();
  const before = await observations.get(coach, uid);
  const message = status === 404 ? MESSAGES.notFound : expect.any(String);
  await expect(rename(actor, names)).rejects.toMatchObject({ status, body: { message } });
  expect(await observations.get(coach, uid)).toEqual(before);
});
