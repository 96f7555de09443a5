import type { DomainEvent } from '@coaching/contracts';
import { observationsIn } from '../observation/observation-repository';
import { aSchoolWithPeople } from '../testing/builders';
import { startObservationsForTest } from '../testing/observations-for-test';

/** What an event says, without what makes it an event of its own. */
const word = ({ type, entity_uid, revision, data }: DomainEvent) => ({ type, entity_uid, revision, data });

it('publishes every observation once more, as it is now, and finishes none again', async () => {
  const observations = await startObservationsForTest();
  try {
    const { coach, coachee } = aSchoolWithPeople();
    await observations.receive({ people: [coachee] });
    const running = await observations.anObservationOf(coachee, coach, { title: 'Fractions' });
    const ended = await observations.anObservationOf(coachee, coach, {
      end_timestamp: '2026-03-02T09:40:00Z',
    });
    const removed = await observations.anObservationOf(coachee, coach);
    await observations.remove(coach, removed.uid);
    const before = [...(await observations.published())];
    // Stored before observations could be private.
    const { model } = observationsIn(observations.service.context.connection);
    await model.updateMany({}, { $unset: { visibility: true } });

    expect(await observations.service.republish()).toBe(3);
    const anew = (await observations.published()).slice(before.length);
    const latest = (uid: string) =>
      word(
        before
          .filter(({ entity_uid, type }) => entity_uid === uid && type !== 'observation.finished')
          .at(-1)!,
      );
    const inOrder = [running, ended, removed].map(({ uid }) => latest(uid));
    expect(anew.map(word)).toEqual(expect.arrayContaining(inOrder));
    expect(anew).toHaveLength(3);
  } finally {
    await observations.close();
  }
});
