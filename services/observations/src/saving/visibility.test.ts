import { newUid, type ObservationDraft } from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

const end_timestamp = '2026-03-02T09:40:00.000Z';

/** A coach who starts an observation as a draft says, and goes on saving it. */
async function started(draft: Partial<ObservationDraft> = {}) {
  const { coach, coachee } = aSchoolWithPeople();
  await observations.receive({ people: [coachee] });
  const first = { uid: newUid(), client: coachee.uid, ...draft };
  const observation = await observations.save(coach, first);
  return {
    coach,
    first,
    observation,
    current: () => observations.get(coach, observation.uid),
    /** Saves a change, based on the first revision unless it says another. */
    save: (fields: Partial<ObservationDraft>) =>
      observations.save(coach, { uid: observation.uid, revision: 1, ...fields }),
  };
}

const refused = {
  status: 400,
  body: {
    message: expect.stringContaining('stays shared'),
    errors: [{ path: 'observation.visibility', message: expect.any(String) }],
  },
};

describe('before anything is written in it', () => {
  it('an observation may become private and shared again, as often as its coach wants', async () => {
    const { save } = await started({ title: 'Fractions', duration: 3, additional_information: '<p></p>' });
    let revision = 1;
    for (const visibility of ['private', 'shared', 'private'] as const) {
      expect(await save({ revision, visibility })).toMatchObject({ visibility, revision: revision + 1 });
      revision += 1;
    }
  });

  it('one save may make it private and write the first line', async () => {
    const { save } = await started();
    const items = [anItem()];
    expect(await save({ visibility: 'private', items })).toMatchObject({ visibility: 'private', items });
  });
});

describe('what others could read', () => {
  it.each<[what: string, draft: Partial<ObservationDraft>]>([
    ['a line', { items: [anItem()] }],
    ['an empty line', { items: [anItem({ data: '' })] }],
    ['additional information', { additional_information: '<p>Bring the plan</p>' }],
    ['an end', { end_timestamp }],
  ])('stays readable: %s', async (_what, draft) => {
    const { observation, save, current } = await started(draft);
    await expect(save({ visibility: 'private' })).rejects.toMatchObject(refused);
    await expect(save({ ...observation, visibility: 'private', title: 'Mine' })).rejects.toMatchObject(
      refused,
    );
    expect(await current()).toEqual(observation);
  });

  it('stays readable when it was written privately and shared', async () => {
    const { save, current } = await started({ visibility: 'private', items: [anItem()] });
    const shared = await save({ visibility: 'shared' });
    await expect(save({ revision: 2, visibility: 'private' })).rejects.toMatchObject(refused);
    expect(await current()).toEqual(shared);
  });

  it('stays readable when the end is taken back', async () => {
    const { save } = await started({ visibility: 'private' });
    await save({ end_timestamp });
    await save({ revision: 2, end_timestamp: null });
    await expect(save({ revision: 3, visibility: 'private' })).rejects.toMatchObject(refused);
    await expect(save({ revision: 3, visibility: 'private', end_timestamp })).rejects.toMatchObject(refused);
  });
});

describe('finishing', () => {
  it('shares, whatever the save says of who may read', async () => {
    for (const fields of [{}, { visibility: 'private' as const }]) {
      const { save, current } = await started({ visibility: 'private', items: [anItem()] });
      const finished = await save({ ...fields, end_timestamp });
      expect(finished).toMatchObject({ visibility: 'shared', end_timestamp, revision: 2 });
      expect(await current()).toEqual(finished);
    }
  });

  it('may be sent again when its answer was lost', async () => {
    const { save } = await started({ visibility: 'private', items: [anItem()] });
    const finishing = { visibility: 'private' as const, end_timestamp };
    const finished = await save(finishing);
    expect(await save(finishing)).toEqual(finished);
  });

  it('with the first save may be sent again, too', async () => {
    const { coach, first, observation } = await started({ visibility: 'private', end_timestamp });
    expect(observation).toMatchObject({ visibility: 'shared', revision: 1 });
    expect(await observations.save(coach, first)).toEqual(observation);
  });
});

describe('saves that come late', () => {
  it('a first save sent again keeps what it made, private or not', async () => {
    for (const visibility of ['private', 'shared'] as const) {
      const { coach, first, observation } = await started({ visibility, items: [anItem()] });
      expect(await observations.save(coach, first)).toEqual(observation);
    }
  });

  it('one that wants it private, from before it was shared, is stale, with the observation as it is', async () => {
    const { save } = await started({ visibility: 'private', items: [anItem()] });
    const shared = await save({ visibility: 'shared' });
    await expect(save({ visibility: 'private', title: 'Late' })).rejects.toMatchObject({
      status: 409,
      body: { observation: shared },
    });
  });

  it('of two at once that share and write, none hides what the other showed', async () => {
    const { save, current } = await started();
    const outcomes = await Promise.allSettled([save({ items: [anItem()] }), save({ visibility: 'private' })]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { items, visibility } = await current();
    expect([items.length, visibility]).not.toEqual([1, 'private']);
  });
});
