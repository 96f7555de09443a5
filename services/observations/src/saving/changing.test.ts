import { MESSAGES, newUid, type Observation } from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A coach with an observation of their coachee. */
async function anObservationInUse(more: Parameters<ObservationsForTest['anObservationOf']>[2] = {}) {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other, school.stranger] });
  const observation = await observations.anObservationOf(school.coachee, school.coach, more);
  const { coach } = school;
  /** Saves a change based on a revision. */
  const change = (based_on: Pick<Observation, 'uid' | 'revision'>, fields: object) =>
    observations.save(coach, { uid: based_on.uid, revision: based_on.revision, ...fields });
  return { ...school, observation, change };
}

const publishedOf = async (uid: string) =>
  (await observations.published()).filter(({ entity_uid }) => entity_uid === uid).map(({ type }) => type);

describe('a later save', () => {
  it('changes what it names and nothing else, and counts', async () => {
    const item = anItem();
    const { observation, change, coach } = await anObservationInUse({ title: 'Fractions', items: [item] });
    const answered = await change(observation, { duration: 2, timestamp: '2026-03-02T09:00:00.000Z' });
    expect(answered).toEqual({
      ...observation,
      duration: 2,
      timestamp: '2026-03-02T09:00:00.000Z',
      revision: 2,
    });
    expect(await observations.get(coach, observation.uid)).toEqual(answered);
  });

  it('can empty what may be empty', async () => {
    const { observation, change } = await anObservationInUse({
      title: 'Fractions',
      items: [anItem()],
      duration: 3,
      end_timestamp: '2026-03-02T09:40:00Z',
    });
    const emptied = { title: '', items: [], duration: null, end_timestamp: null };
    expect(await change(observation, emptied)).toMatchObject(emptied);
  });

  it('starts a timer for all sessions of the coach; clients that know of none leave it running', async () => {
    const { observation, change, coach, asCoachee } = await anObservationInUse({ duration: 3 });
    expect(observation.timer).toBeNull();
    const timer = { started_at: '2026-03-02T09:00:00.000Z', minutes: 3 };
    const running = await change(observation, { timer });
    const later = await change(running, { duration: 5 });
    expect(await observations.get(coach, observation.uid)).toMatchObject({ timer, duration: 5 });
    const theirs = { uid: observation.uid, revision: later.revision, timer: null };
    await expect(observations.save(asCoachee, theirs)).rejects.toMatchObject({ status: 403 });
    expect(await change(later, { timer: null })).toMatchObject({ timer: null, duration: 5 });
  });

  it.each([
    ['without its start', { minutes: 3 }],
    ['from a moment that is none', { started_at: 'now', minutes: 3 }],
    ['with more than a day', { started_at: '2026-03-02T09:00:00.000Z', minutes: 1441 }],
  ])('refuses a timer %s', async (_, timer) => {
    const { observation, coach } = await anObservationInUse();
    const draft = { uid: observation.uid, revision: 1, timer } as never;
    await expect(observations.save(coach, draft)).rejects.toMatchObject({ status: 400 });
  });

  it('that says nothing new does not count', async () => {
    const { observation, change, coach } = await anObservationInUse({
      title: 'Fractions',
      items: [anItem()],
    });
    expect(await change(observation, { title: 'Fractions' })).toEqual(observation);
    expect(await observations.save(coach, observation)).toEqual(observation);
  });

  it('may be sent again when its answer was lost', async () => {
    const { observation, change } = await anObservationInUse();
    const saved = await change(observation, { title: 'Fractions', items: [] });
    expect(await change(observation, { title: 'Fractions', items: [] })).toEqual(saved);
  });
});

describe('a stale save', () => {
  it('is refused with the observation as it is now, and nothing is lost', async () => {
    const [first, second] = [anItem(), anItem({ data: '<p>From the other device</p>' })];
    const { observation, change, coach } = await anObservationInUse({ items: [first] });
    const current = await change(observation, { items: [first, second], title: 'Newer' });

    await expect(change(observation, { items: [first], title: 'Older' })).rejects.toMatchObject({
      status: 409,
      body: { message: MESSAGES.stale, observation: current },
    });
    expect(await observations.get(coach, observation.uid)).toEqual(current);
  });

  it('is one based on a revision that does not exist yet', async () => {
    const { observation, change } = await anObservationInUse();
    await expect(change({ ...observation, revision: 9 }, { title: 'Early' })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('is a first save sent again after others followed', async () => {
    const { observation, change, coach, coachee } = await anObservationInUse();
    const current = await change(observation, { title: 'Newer' });
    const first = { uid: observation.uid, client: coachee.uid, title: 'First', revision: 0 };
    await expect(observations.save(coach, first)).rejects.toMatchObject({
      status: 409,
      body: { observation: current },
    });
  });

  it('is every one of several at once but the first', async () => {
    const { observation, change, coach } = await anObservationInUse();
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    const outcomes = await Promise.allSettled(titles.map((title) => change(observation, { title })));
    const saved = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(saved).toHaveLength(1);
    expect(await observations.get(coach, observation.uid)).toEqual(saved[0]!.value);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ status: 409, body: { observation: saved[0]!.value } });
      }
    }
  });
});

describe('moving an observation', () => {
  it('to another coachee takes the name on the right along, unless the coach chose it', async () => {
    const { observation, change, other } = await anObservationInUse();
    const moved = await change(observation, { client: other.uid });
    expect(moved).toMatchObject({
      client: other.uid,
      client_embed: { uid: other.uid, username: other.username },
      right_name: other.username,
    });

    const named = await anObservationInUse({ right_name: 'Class 3b' });
    const movedNamed = await named.change(named.observation, { client: named.other.uid });
    expect(movedNamed.right_name).toBe('Class 3b');
  });

  it('drops a program that the other coachee is not in', async () => {
    const { observation, change, other, here, program } = await anObservationInUse();
    const program_embed = { program_uid: program, program_name: 'Literacy', organization_uid: here };
    const placed = await change(observation, { program_embed });
    expect(placed).toMatchObject({ program_embed, organization_uid: here });
    expect(await change(placed, { client: other.uid })).toMatchObject({ program_embed: null });
  });

  it('out of its program leaves it in its organisation', async () => {
    const { observation, change, here, program } = await anObservationInUse();
    const program_embed = { program_uid: program, program_name: 'Literacy', organization_uid: here };
    const placed = await change(observation, { program_embed });
    expect(await change(placed, { program_embed: null })).toMatchObject({
      program_embed: null,
      organization_uid: here,
    });
  });

  it('to someone the coach may not coach finds nobody', async () => {
    const { observation, change, stranger, coach } = await anObservationInUse();
    await expect(change(observation, { client: stranger.uid })).rejects.toMatchObject({ status: 404 });
    expect(await observations.get(coach, observation.uid)).toEqual(observation);
  });

  it('into a program that the coachee is not in is refused', async () => {
    const { observation, change, here, sibling } = await anObservationInUse();
    const program_embed = { program_uid: sibling, program_name: 'Literacy', organization_uid: here };
    await expect(change(observation, { program_embed })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'observation.program_embed' }] },
    });
  });
});

describe('what is published to the other domains', () => {
  it('is nothing while the coach scripts, and what a list shows once that changes', async () => {
    const { observation, change } = await anObservationInUse();
    const scripted = await change(observation, { items: [anItem()], additional_information: '<p>More</p>' });
    expect(await publishedOf(observation.uid)).toEqual(['observation.updated']);
    await change(scripted, { title: 'Fractions' });
    expect(await publishedOf(observation.uid)).toEqual(['observation.updated', 'observation.updated']);
  });

  it('is one finish, also when the end is taken back and set again', async () => {
    const { observation, change } = await anObservationInUse();
    const ended = await change(observation, { end_timestamp: '2026-03-02T09:40:00Z' });
    const reopened = await change(ended, { end_timestamp: null });
    await change(reopened, { end_timestamp: '2026-03-02T09:50:00Z' });
    const published = await publishedOf(observation.uid);
    expect(published.filter((type) => type === 'observation.finished')).toHaveLength(1);
  });

  it('comes from the same transaction: when it cannot be published, nothing is saved', async () => {
    const { observation, change, coach, coachee } = await anObservationInUse({ title: 'Fractions' });
    // Initials that no event may carry make the write into the outbox fail.
    await observations.receive({ people: [{ ...coachee, initials: 'TOO LONG', revision: 2 }] });
    const uid = newUid();
    await expect(observations.save(coach, { uid, client: coachee.uid })).rejects.toMatchObject({
      status: 500,
    });
    await expect(change(observation, { title: 'Decimals' })).rejects.toMatchObject({ status: 500 });
    await observations.receive({ people: [{ ...coachee, revision: 3 }] });

    await expect(observations.get(coach, uid)).rejects.toMatchObject({ status: 404 });
    expect(await publishedOf(uid)).toEqual([]);
    expect(await observations.get(coach, observation.uid)).toEqual(observation);
    expect(await publishedOf(observation.uid)).toEqual(['observation.updated']);
  });
});
