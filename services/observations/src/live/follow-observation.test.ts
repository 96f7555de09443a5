import { aPerson } from '@coaching/access/testing';
import {
  type Actor,
  applyObservationUpdate,
  MESSAGES,
  newUid,
  type Observation,
  type ObservationUpdate,
} from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** An observation, and everyone around it. */
async function anObservationInUse(more: Partial<Observation> = {}) {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other] });
  const items = [anItem({ notes: '<p>For the coach</p>' })];
  const observation = await observations.anObservationOf(school.coachee, school.coach, { items, ...more });
  const change = (at: Observation, fields: Partial<Observation>) =>
    observations.save(school.coach, { uid: at.uid, revision: at.revision, ...fields });
  return { ...school, observation, uid: observation.uid, change };
}

/** Somebody who follows, with what they see. */
async function follower(actor: Actor, uid: string, last_id?: string) {
  const stream = await observations.follow('followObservation', { params: { uid } }, actor, last_id);
  let seen: Observation | null = null;
  const viewer = {
    ...stream,
    last_id: '',
    seen: () => seen,
    /** The next message, applied. */
    async next(): Promise<ObservationUpdate | null> {
      const event = await stream.next();
      if (!event) return null;
      viewer.last_id = event.id;
      if (event.data.kind !== 'gone') seen = applyObservationUpdate(seen, event.data);
      return event.data;
    },
    /** Reads on until they see this revision. */
    async sees(revision: number): Promise<Observation> {
      while (seen?.revision !== revision) {
        if (!(await viewer.next())) throw new Error('the stream has ended');
      }
      return seen;
    },
  };
  return viewer;
}

const refusal = (actor: Actor | null, uid: string) =>
  observations.follow('followObservation', { params: { uid } }, actor).then(
    () => 'followed',
    ({ status, body }) => ({ status, body }),
  );
const absent = { status: 404, body: { message: MESSAGES.notFound } };

describe('an observation that is followed', () => {
  it('is sent whole, and then grows with each save', async () => {
    const { coach, asCoachee, admin, observation, uid, change } = await anObservationInUse();
    const viewers = await Promise.all([coach, asCoachee, admin].map((actor) => follower(actor, uid)));
    for (const viewer of viewers) expect(await viewer.next()).toMatchObject({ kind: 'whole' });

    const items = [...observation.items, anItem({ data: '<p>More</p>' })];
    const saved = await change(observation, { items, title: 'Decimals' });
    for (const viewer of viewers) {
      const news = await viewer.next();
      expect(news).toMatchObject({
        kind: 'change',
        fields: { title: 'Decimals' },
        items: [{ uid: items[1]!.uid }],
      });
    }
    expect(viewers[0]!.seen()).toEqual(saved);
    for (const viewer of viewers) viewer.leave();
  });

  it('reads for each as it does when they open it', async () => {
    const { coach, asCoachee, observation, uid, change } = await anObservationInUse();
    const [mine, theirs] = [await follower(coach, uid), await follower(asCoachee, uid)];
    const items = [...observation.items, anItem({ notes: '<p>For the coach, too</p>' })];
    const { revision } = await change(observation, { items });
    expect(await mine.sees(revision)).toEqual(await observations.get(coach, uid));
    expect(await theirs.sees(revision)).toEqual(await observations.get(asCoachee, uid));
    expect(mine.text()).toContain('For the coach, too');
    expect(theirs.text()).not.toContain('For the coach');
    mine.leave();
    theirs.leave();
  });

  it('sends saves that come faster than they are looked at in fewer changes, and misses none', async () => {
    const { asCoachee, observation, uid, change } = await anObservationInUse();
    const viewer = await follower(asCoachee, uid);
    let saved = observation;
    for (let count = 0; count < 8; count += 1) {
      saved = await change(saved, { items: [...saved.items, anItem()] });
    }
    expect(await viewer.sees(saved.revision)).toEqual(await observations.get(asCoachee, uid));
    viewer.leave();
  });

  it('goes on for who comes back where they were, without the whole', async () => {
    const { asCoachee, observation, uid, change } = await anObservationInUse();
    const before = await follower(asCoachee, uid);
    await before.next();
    before.leave();
    const back = await follower(asCoachee, uid, before.last_id);
    const { revision } = await change(observation, { title: 'Decimals' });
    expect(await back.next()).toMatchObject({ kind: 'change', after: 1, revision });
    back.leave();
    const late = await follower(asCoachee, uid, before.last_id);
    expect(await late.next()).toMatchObject({ kind: 'whole', observation: { revision } });
    late.leave();
  });

  it('shows a person’s new name', async () => {
    const { asCoachee, coachee, uid } = await anObservationInUse();
    const viewer = await follower(asCoachee, uid);
    await viewer.next();
    await observations.receive({ people: [{ ...coachee, username: 'Mr. Lee', revision: 2 }] });
    expect(await viewer.next()).toMatchObject({ fields: { client_embed: { username: 'Mr. Lee' } } });
    viewer.leave();
  });

  it('ends for everyone when it is deleted', async () => {
    const { coach, asCoachee, admin, uid } = await anObservationInUse();
    const viewers = await Promise.all([coach, asCoachee, admin].map((actor) => follower(actor, uid)));
    for (const viewer of viewers) await viewer.next();
    await observations.remove(coach, uid);
    for (const viewer of viewers) {
      expect(await viewer.next()).toEqual({ kind: 'gone' });
      expect(await viewer.next()).toBeNull();
    }
    for (const actor of [coach, asCoachee, admin]) expect(await refusal(actor, uid)).toEqual(absent);
  });

  it('ends for a coachee from whom it is taken, and goes on for the others', async () => {
    const empty = { items: [] };
    const { asCoachee, admin, other, observation, uid, change } = await anObservationInUse(empty);
    const [theirs, admins] = [await follower(asCoachee, uid), await follower(admin, uid)];
    await Promise.all([theirs.next(), admins.next()]);
    const { revision } = await change(observation, { client: other.uid, title: 'Not for them' });
    expect(await theirs.next()).toEqual({ kind: 'gone' });
    expect(await theirs.next()).toBeNull();
    expect(theirs.text()).not.toContain('Not for them');
    expect(await admins.sees(revision)).toMatchObject({ client: other.uid });
    admins.leave();
  });
});

describe('a private observation', () => {
  it('is followed by its coach, and is not there for anybody else', async () => {
    const school = await anObservationInUse({ visibility: 'private' });
    const { coach, observation, uid, change } = school;
    const mine = await follower(coach, uid);
    await mine.next();
    const { asCoachee, programAdmin, admin, superuser, support, colleague, strangerAdmin } = school;
    for (const actor of [asCoachee, programAdmin, admin, superuser, support, colleague, strangerAdmin]) {
      expect(await refusal(actor, uid)).toEqual(absent);
    }
    const { revision } = await change(observation, { title: 'Half typed' });
    expect(await mine.sees(revision)).toMatchObject({ visibility: 'private' });
    mine.leave();
  });

  it('can be followed from the moment it is shared, also while its coach follows it', async () => {
    const { coach, asCoachee, observation, uid, change } = await anObservationInUse({
      visibility: 'private',
    });
    const mine = await follower(coach, uid);
    expect(await refusal(asCoachee, uid)).toEqual(absent);
    const shared = await change(observation, { visibility: 'shared' });
    expect(await mine.sees(shared.revision)).toMatchObject({ visibility: 'shared' });
    const theirs = await follower(asCoachee, uid);
    const { revision } = await change(shared, { title: 'Decimals' });
    expect(await theirs.sees(revision)).toMatchObject({ title: 'Decimals' });
    mine.leave();
    theirs.leave();
  });
});

describe('who may not read it', () => {
  it('learns nothing, whether it is there or not and whatever they say they have seen', async () => {
    const { colleague, strangerAdmin, coach, uid } = await anObservationInUse();
    const mine = await follower(coach, uid);
    await mine.next();
    for (const actor of [colleague, strangerAdmin]) {
      for (const followed of [uid, newUid()]) {
        expect(await refusal(actor, followed)).toEqual(absent);
        const params = { params: { uid: followed } };
        await expect(
          observations.follow('followObservation', params, actor, mine.last_id),
        ).rejects.toMatchObject(absent);
      }
    }
    mine.leave();
  });

  it('is asked to sign in when they are nobody', async () => {
    const { uid } = await anObservationInUse();
    expect(await refusal(null, uid)).toMatchObject({ status: 401 });
  });
});

it('a coach’s rename of themselves reaches readers too', async () => {
  const { coach, asCoachee, uid } = await anObservationInUse();
  await observations.receive({ people: [aPerson('Pat Person', { uid: coach.uid })] });
  const viewer = await follower(asCoachee, uid);
  await viewer.next();
  await observations.receive({
    people: [{ ...aPerson('Pat Person', { uid: coach.uid }), username: 'Ms. Okafor', revision: 2 }],
  });
  expect(await viewer.next()).toMatchObject({ fields: { user_embed: { username: 'Ms. Okafor' } } });
  viewer.leave();
});
