import { aPerson } from '@coaching/access/testing';
import { aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest({ newsMs: 5000 });
});
afterAll(() => observations.close());

const newcomerOf = ({ coachee }: ReturnType<typeof aSchoolWithPeople>) =>
  aPerson('Nadia Haddad', { schools: coachee.schools });

it('is of somebody whose invitation is known here a moment after the coach was told', async () => {
  const school = aSchoolWithPeople();
  const invited = newcomerOf(school);
  const saving = observations.anObservationOf(invited, school.coach);
  await observations.receive({ people: [invited] });
  await expect(saving).resolves.toMatchObject({ client: invited.uid });
});

it('is of somebody known before, whom the coach was just given', async () => {
  const school = aSchoolWithPeople();
  const given = aPerson('Olu Baker', { schools: [] });
  await observations.receive({ people: [given] });
  const saving = observations.anObservationOf(given, school.coach);
  await observations.receive({ people: [{ ...given, schools: school.coachee.schools }] }, 2);
  await expect(saving).resolves.toMatchObject({ client: given.uid });
});
