import { aPerson } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { observationsIn } from '../observation/observation-repository';
import { aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A coach with an observation of a coachee, both known by name. */
async function aKnownPair() {
  const { coach, coachee } = aSchoolWithPeople();
  const coachPerson = aPerson('Pat Person', { uid: coach.uid });
  await observations.receive({ people: [coachee, coachPerson] });
  const { uid } = await observations.anObservationOf(coachee, coach);
  return { coach, coachee, coachPerson, uid };
}

const deleted = (uid: string, revision: number) =>
  observations.receiveEvent({ type: 'user.deleted', entity_uid: uid, revision, data: { uid } });

describe('a person’s new name and picture', () => {
  it('appear on every observation they are part of, as coach and as coachee', async () => {
    const { coach, coachee, coachPerson, uid } = await aKnownPair();
    await observations.receive({
      people: [
        { ...coachPerson, username: 'Ms. Okafor', initials: 'MO', revision: 2 },
        { ...coachee, username: 'Mr. Lee', picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png', revision: 2 },
      ],
    });
    expect(await observations.get(coach, uid)).toMatchObject({
      user_embed: { uid: coach.uid, username: 'Ms. Okafor', initials: 'MO', picture: null },
      client_embed: {
        uid: coachee.uid,
        username: 'Mr. Lee',
        picture: '/api/files/u5XG1yqkJ7c0vQwZ3n9dTg.png',
      },
    });
  });

  it('do not make the coach’s next save stale', async () => {
    const { coach, coachee, uid } = await aKnownPair();
    await observations.receive({ people: [{ ...coachee, username: 'Mr. Lee', revision: 2 }] });
    const saved = await observations.save(coach, { uid, revision: 1, title: 'Fractions' });
    expect(saved).toMatchObject({ revision: 2, title: 'Fractions', client_embed: { username: 'Mr. Lee' } });
  });

  it('are put right by telling of the person anew where they were missed', async () => {
    const { coach, coachee, uid } = await aKnownPair();
    const { model } = observationsIn(observations.service.context.connection);
    await model.updateOne({ uid }, { $set: { 'client_embed.username': 'Missed' } });
    await observations.receive({ people: [coachee] });
    expect((await observations.get(coach, uid)).client_embed.username).toBe(coachee.username);
  });

  it('give way to no older word that comes late', async () => {
    const { coach, coachee, uid } = await aKnownPair();
    await observations.receive({ people: [{ ...coachee, username: 'Newest', revision: 3 }] });
    await observations.receive({ people: [{ ...coachee, username: 'Older', revision: 2 }] });
    expect((await observations.get(coach, uid)).client_embed.username).toBe('Newest');
  });
});

describe('someone who was deleted', () => {
  it('can no longer be observed, and keeps their name where they were', async () => {
    const { coach, coachee, uid } = await aKnownPair();
    await deleted(coachee.uid, 2);
    await expect(observations.anObservationOf(coachee, coach)).rejects.toMatchObject({ status: 404 });
    expect((await observations.get(coach, uid)).client_embed.username).toBe(coachee.username);
  });

  it('is not brought back by an older word, but by a newer one', async () => {
    const { coach, coachee } = await aKnownPair();
    await deleted(coachee.uid, 3);
    await observations.receive({ people: [{ ...coachee, revision: 2 }] });
    await expect(observations.anObservationOf(coachee, coach)).rejects.toMatchObject({ status: 404 });
    await observations.receive({ people: [{ ...coachee, revision: 4 }] });
    expect(await observations.anObservationOf(coachee, coach)).toMatchObject({ client: coachee.uid });
  });

  it('need not have been known before', async () => {
    const { coach } = aSchoolWithPeople();
    const uid = newUid();
    await deleted(uid, 2);
    await observations.receive({ people: [aPerson('Pat Person', { uid, coaches: [coach.uid] })] });
    await expect(observations.anObservationOf({ uid }, coach)).rejects.toMatchObject({ status: 404 });
  });
});

describe('who may observe a person', () => {
  it('follows where identity says they are now', async () => {
    const { coach, coachee } = await aKnownPair();
    await observations.receive({ people: [{ ...coachee, schools: [], revision: 2 }] });
    await expect(observations.anObservationOf(coachee, coach)).rejects.toMatchObject({ status: 404 });
    await observations.receive({ people: [{ ...coachee, schools: [], coaches: [coach.uid], revision: 3 }] });
    expect(await observations.anObservationOf(coachee, coach)).toMatchObject({ organization_uid: null });
  });
});
