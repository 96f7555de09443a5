import { MESSAGES } from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';
import type { ObservationRecord } from './observation-record';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** An observation with both kinds of notes, and everyone around it. */
async function anObservationWithNotes() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other] });
  const items = [anItem({ notes: '<p>For the coach</p>', teacher_notes: '<p>For both</p>' })];
  const observation = await observations.anObservationOf(school.coachee, school.coach, { items });
  return { ...school, observation, uid: observation.uid };
}

const outcomeOf = (attempt: Promise<unknown>) => attempt.catch((refusal) => refusal);
const notFound = { status: 404, body: { message: MESSAGES.notFound } };

const stored = async (uid: string) =>
  observations.service.context.db.collection<ObservationRecord>('observations').findOne({ uid });

describe('its coach', () => {
  it('reads it with every note', async () => {
    const { coach, observation, uid } = await anObservationWithNotes();
    expect(await observations.get(coach, uid)).toEqual(observation);
    expect(observation.items[0]!.notes).toBe('<p>For the coach</p>');
  });
});

describe('its coachee', () => {
  it('reads it without the coach’s notes', async () => {
    const { asCoachee, observation, uid } = await anObservationWithNotes();
    const seen = await observations.get(asCoachee, uid);
    const items = observation.items.map((item) => ({ ...item, notes: null }));
    expect(seen).toEqual({ ...observation, items });
    expect(JSON.stringify(seen)).not.toContain('For the coach');
  });

  it('can neither change nor delete it', async () => {
    const { asCoachee, coach, observation, uid } = await anObservationWithNotes();
    const change = { uid, revision: observation.revision, title: 'Mine' };
    expect(await outcomeOf(observations.save(asCoachee, change))).toMatchObject({ status: 403 });
    expect(await outcomeOf(observations.remove(asCoachee, uid))).toMatchObject({ status: 403 });
    expect(await observations.get(coach, uid)).toEqual(observation);
  });

  it('learns no coach’s notes from a refused change either', async () => {
    const { asCoachee, uid } = await anObservationWithNotes();
    const refused = observations.save(asCoachee, { uid, revision: 0, title: 'x' });
    await expect(refused).rejects.toMatchObject({ status: 403 });
    await expect(refused.catch(({ body }) => body)).resolves.toEqual({ message: expect.any(String) });
  });
});

describe('who administers the organisation', () => {
  it('reads it with every note and deletes it, but does not change it', async () => {
    const { admin, observation, uid } = await anObservationWithNotes();
    expect(await observations.get(admin, uid)).toEqual(observation);
    const change = observations.save(admin, { uid, revision: observation.revision, title: 'Mine' });
    expect(await outcomeOf(change)).toMatchObject({ status: 403 });
    expect(await observations.remove(admin, uid)).toEqual({ ok: true });
  });
});

describe('a stranger', () => {
  it('finds nothing to read, change or delete, as if it did not exist', async () => {
    const { strangerAdmin, colleague, coach, observation, uid } = await anObservationWithNotes();
    for (const stranger of [strangerAdmin, colleague]) {
      const change = { uid, revision: observation.revision, title: 'Mine' };
      expect(await outcomeOf(observations.get(stranger, uid))).toMatchObject(notFound);
      expect(await outcomeOf(observations.save(stranger, change))).toMatchObject(notFound);
      expect(await outcomeOf(observations.remove(stranger, uid))).toMatchObject(notFound);
      expect(await outcomeOf(observations.get(stranger, 'nothing'))).toMatchObject(notFound);
      expect(await outcomeOf(observations.remove(stranger, 'nothing'))).toMatchObject(notFound);
    }
    expect(await observations.get(coach, uid)).toEqual(observation);
  });

  it('is also who signed in nowhere, and is asked to', async () => {
    const { uid } = await anObservationWithNotes();
    const params = { params: { uid } };
    for (const attempt of [
      observations.call('getObservation', params, null),
      observations.call('deleteObservation', params, null),
      observations.call('saveObservation', { body: { observation: { uid } } }, null),
    ]) {
      expect(await outcomeOf(attempt)).toMatchObject({ status: 401 });
    }
  });
});

describe('a deleted observation', () => {
  it('is gone for everyone', async () => {
    const { coach, asCoachee, admin, superuser, observation, uid } = await anObservationWithNotes();
    await observations.remove(coach, uid);
    const change = { uid, revision: observation.revision, title: 'Back' };
    for (const actor of [coach, asCoachee, admin, superuser]) {
      expect(await outcomeOf(observations.get(actor, uid))).toMatchObject(notFound);
      expect(await outcomeOf(observations.save(actor, change))).toMatchObject(notFound);
      expect(await outcomeOf(observations.remove(actor, uid))).toMatchObject(notFound);
    }
  });

  it('is stored with everything in it, stamped with who and when', async () => {
    const { admin, uid } = await anObservationWithNotes();
    const before = await stored(uid);
    const from = new Date();
    await observations.remove(admin, uid);
    const { deleted_at, updated_at, ...rest } = (await stored(uid))!;
    expect(rest).toMatchObject({ items: before!.items, deleted_by: admin.uid, revision: 2 });
    expect(deleted_at!.getTime()).toBeGreaterThanOrEqual(from.getTime());
    expect(deleted_at!.getTime()).toBeLessThanOrEqual(Date.now());
    expect(updated_at).toEqual(deleted_at);
  });

  it('is published once', async () => {
    const { coach, uid } = await anObservationWithNotes();
    await Promise.allSettled([observations.remove(coach, uid), observations.remove(coach, uid)]);
    const published = (await observations.published()).filter(({ entity_uid }) => entity_uid === uid);
    expect(published).toMatchObject([
      { type: 'observation.updated' },
      { type: 'observation.deleted', revision: 2, data: { uid } },
    ]);
  });
});
