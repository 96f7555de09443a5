import { anActor, aPerson } from '@coaching/access/testing';
import { licenseDayOf, MESSAGES, newUid } from '@coaching/contracts';
import mongoose from 'mongoose';
import type { ObservationRecord } from '../observation/observation-record';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A school whose people the service has received. */
async function aKnownSchool() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other, school.stranger] });
  return school;
}

const stored = (uid: string) =>
  observations.service.context.db.collection<ObservationRecord>('observations').find({ uid }).toArray();
const publishedOf = async (uid: string) =>
  (await observations.published()).filter(({ entity_uid }) => entity_uid === uid);
const license = (product: string, start_date: string, end_date: string) => ({
  product,
  start_date,
  end_date,
});

describe('a first save', () => {
  it('makes the observation the coach’s, with the names of both and nothing in it', async () => {
    const { coach, coachee, here } = await aKnownSchool();
    const uid = newUid();
    const saved = await observations.save(coach, { uid, client: coachee.uid });
    expect(saved).toEqual({
      uid,
      title: '',
      items: [],
      additional_information: '',
      timestamp: null,
      end_timestamp: null,
      duration: null,
      timer: null,
      tool_config_entity: null,
      tool_config_entity_uid: null,
      tool_config_uid: null,
      tool_uid: null,
      visibility: 'shared',
      left_name: coach.username,
      right_name: coachee.username,
      user: coach.uid,
      user_embed: {
        uid: coach.uid,
        username: coach.username,
        initials: coach.username.slice(0, 1),
        picture: null,
      },
      client: coachee.uid,
      client_embed: {
        uid: coachee.uid,
        username: coachee.username,
        initials: coachee.initials,
        picture: null,
      },
      program_embed: null,
      organization_uid: here,
      shown: false,
      revision: 1,
    });
    expect(await observations.get(coach, uid)).toEqual(saved);
  });

  it('shows the coach under their latest name', async () => {
    const { coach, coachee } = await aKnownSchool();
    await observations.receive({
      people: [aPerson('Pat Person', { uid: coach.uid, username: 'Ms. Okafor', initials: 'MO' })],
    });
    const { left_name, user_embed } = await observations.anObservationOf(coachee, coach);
    expect(left_name).toBe('Ms. Okafor');
    expect(user_embed).toMatchObject({ username: 'Ms. Okafor', initials: 'MO' });
  });

  it('stores the script as it was sent', async () => {
    const { coach, coachee } = await aKnownSchool();
    const items = [
      anItem(),
      anItem({ ob_type: 'student', notes: '<p>Wait time</p>', teacher_notes: '<p>Thanks</p>' }),
    ];
    const { uid } = await observations.anObservationOf(coachee, coach, { items });
    expect((await observations.get(coach, uid)).items).toEqual(items);
  });

  it('takes the program under the name we know, and its organisation', async () => {
    const { coach, coachee, here, program } = await aKnownSchool();
    const requested = { program_uid: program, program_name: 'Forged', organization_uid: 'forged' };
    const saved = await observations.anObservationOf(coachee, coach, { program_embed: requested });
    expect(saved.program_embed).toEqual({
      program_uid: program,
      program_name: 'Literacy',
      organization_uid: here,
    });
    expect(saved.organization_uid).toBe(here);
  });

  it('does not take a program that the coachee is not in', async () => {
    const { coach, coachee, here, sibling } = await aKnownSchool();
    const program_embed = { program_uid: sibling, program_name: 'Literacy', organization_uid: here };
    await expect(observations.anObservationOf(coachee, coach, { program_embed })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'observation.program_embed' }] },
    });
  });

  it('needs a coachee', async () => {
    const { coach } = await aKnownSchool();
    await expect(observations.save(coach, { uid: newUid() })).rejects.toMatchObject({
      status: 400,
      body: {
        message: MESSAGES.coacheeRequired,
        errors: [{ path: 'observation.client', message: MESSAGES.coacheeRequired }],
      },
    });
  });

  it('finds no coachee that the coach may not coach, as it finds none that does not exist', async () => {
    const { coach, asCoachee, coachee, stranger } = await aKnownSchool();
    const deleted = aPerson('Pat Person', { coaches: [coach.uid] });
    await observations.receive({ people: [deleted] });
    await observations.receiveEvent({
      type: 'user.deleted',
      entity_uid: deleted.uid,
      revision: 2,
      data: { uid: deleted.uid },
    });
    const refused = [
      observations.anObservationOf(stranger, coach),
      observations.anObservationOf({ uid: coach.uid }, coach),
      observations.anObservationOf(deleted, coach),
      observations.anObservationOf({ uid: 'nobody' }, coach),
      observations.anObservationOf(coachee, asCoachee),
    ].map((attempt) => attempt.catch((refusal) => refusal));
    for (const { status, body } of await Promise.all(refused)) {
      expect(status).toBe(404);
      expect(body).toEqual({ message: MESSAGES.notFound });
    }
  });

  it('publishes the observation, and its finish when it comes with its end', async () => {
    const { coach, coachee } = await aKnownSchool();
    const running = await observations.anObservationOf(coachee, coach, { title: 'Fractions', duration: 3 });
    const ended = await observations.anObservationOf(coachee, coach, {
      end_timestamp: '2026-03-02T09:40:00Z',
    });
    expect(await publishedOf(running.uid)).toMatchObject([
      {
        type: 'observation.updated',
        revision: 1,
        data: {
          interaction: { title: 'Fractions', duration: 3, clients: [{ uid: coachee.uid }] },
        },
      },
    ]);
    expect((await publishedOf(ended.uid)).map(({ type }) => type)).toEqual([
      'observation.updated',
      'observation.finished',
    ]);
  });
});

describe('the licence', () => {
  const today = Date.now();
  const day = (offset: number) => licenseDayOf(new Date(today + offset * 24 * 60 * 60 * 1000));
  it.each([
    ['a current licence for everything', [license('monthly', day(-30), day(30))], true],
    ['a current licence for observations', [license('obs_yearly', day(-30), day(30))], true],
    ['a licence on its last day', [license('monthly', day(-30), day(0))], true],
    ['a licence that ended', [license('monthly', day(-30), day(-1))], false],
    ['a licence yet to start', [license('monthly', day(1), day(30))], false],
    ['a licence for something else', [license('workshop', day(-30), day(30))], false],
    ['no licence', [], false],
  ])('decides for a standalone coach with %s', async (_which, licenses, allowed) => {
    const solo = anActor({ roles: ['Coach'], licenses });
    const coachee = aPerson('Pat Person', { coaches: [solo.uid] });
    await observations.receive({ people: [coachee] });
    const attempt = observations.anObservationOf(coachee, solo);
    if (allowed) expect(await attempt).toMatchObject({ revision: 1, organization_uid: null });
    else await expect(attempt).rejects.toMatchObject({ status: 403 });
  });
});

describe('a licence that has ended', () => {
  const day = (offset: number) => licenseDayOf(new Date(Date.now() + offset * 24 * 60 * 60 * 1000));
  const until = (offset: number) => [license('monthly', day(-60), day(offset))];
  const refusal = { status: 403, body: { reason: 'needs_license' } };

  /** An observation that a coach on their own made while they had a licence. */
  async function pastWork(more: { end_timestamp?: string } = {}) {
    const solo = anActor({ roles: ['Coach'], licenses: until(30) });
    const coachee = aPerson('Pat Person', { coaches: [solo.uid] });
    await observations.receive({ people: [coachee] });
    const observation = await observations.save(solo, { uid: newUid(), client: coachee.uid, ...more });
    const later = (offset: number) => ({ ...solo, licenses: until(offset) });
    return { observation, later, coachee };
  }
  const ended = { end_timestamp: new Date().toISOString() };

  it('leaves past work to read, and refuses to change it with a way to a plan', async () => {
    const { observation, later } = await pastWork(ended);
    const lapsed = later(-1);
    const read = await observations.call('getObservation', { params: { uid: observation.uid } }, lapsed);
    expect(read.observation).toMatchObject({ uid: observation.uid });
    const change = observations.save(lapsed, { ...observation, title: 'Another' });
    await expect(change).rejects.toMatchObject(refusal);
  });

  it('lets what goes on be written for a week, and finished at any time', async () => {
    const { observation, later } = await pastWork();
    const written = await observations.save(later(-7), { ...observation, title: 'Goes on' });
    const lapsed = later(-8);
    await expect(observations.save(lapsed, { ...written, title: 'Too late' })).rejects.toMatchObject(refusal);
    const finished = await observations.save(lapsed, { ...written, ...ended, title: 'Last words' });
    expect(finished).toMatchObject({ title: 'Last words', end_timestamp: ended.end_timestamp });
  });

  it('lets what was typed offline under it, and refused too late, be saved once there is one again', async () => {
    const { observation, later } = await pastWork(ended);
    const offline = { ...observation, title: 'Typed offline' };
    for (const days of [-1, -8, -60])
      await expect(observations.save(later(days), offline)).rejects.toMatchObject(refusal);
    const stored = await observations.call(
      'getObservation',
      { params: { uid: observation.uid } },
      later(-60),
    );
    expect(stored.observation).toMatchObject({ title: observation.title, revision: observation.revision });
    expect(await observations.save(later(30), offline)).toMatchObject({ title: 'Typed offline' });
  });

  it('is found out from the session alone: it costs no query more', async () => {
    const queriesOf = async (save: () => Promise<unknown>) => {
      const looked: string[] = [];
      mongoose.set('debug', (collection: string, method: string) => looked.push(`${collection}.${method}`));
      await save();
      mongoose.set('debug', false);
      return looked;
    };
    const { observation, later } = await pastWork();
    const member = await aKnownSchool();
    const own = await observations.save(member.coach, { uid: newUid(), client: member.coachee.uid });
    const withLicense = await queriesOf(() => observations.save(later(1), { ...observation, title: 'A' }));
    const without = await queriesOf(() => observations.save(member.coach, { ...own, title: 'A' }));
    expect(withLicense).toEqual(without);
    expect(withLicense.length).toBeGreaterThan(0);
  });
});

describe('a first save sent again', () => {
  it('is answered with what is there, and stores no second one', async () => {
    const { coach, coachee } = await aKnownSchool();
    const draft = { uid: newUid(), client: coachee.uid, title: 'Fractions', items: [anItem()] };
    const first = await observations.save(coach, draft);
    expect(await observations.save(coach, draft)).toEqual(first);
    expect(await stored(draft.uid)).toHaveLength(1);
    expect(await publishedOf(draft.uid)).toHaveLength(1);
  });

  it('is an update when it says something else', async () => {
    const { coach, coachee } = await aKnownSchool();
    const draft = { uid: newUid(), client: coachee.uid, title: 'Fractions' };
    await observations.save(coach, draft);
    const again = await observations.save(coach, { ...draft, title: 'Decimals' });
    expect(again).toMatchObject({ title: 'Decimals', revision: 2 });
    expect(await stored(draft.uid)).toHaveLength(1);
  });

  it('makes one observation when both arrive at once', async () => {
    const { coach, coachee } = await aKnownSchool();
    const draft = { uid: newUid(), client: coachee.uid, title: 'Fractions' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => observations.save(coach, draft)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await stored(draft.uid)).toHaveLength(1);
    expect(await publishedOf(draft.uid)).toHaveLength(1);
  });

  it('does not bring back what was deleted in the meantime', async () => {
    const { coach, coachee } = await aKnownSchool();
    const draft = { uid: newUid(), client: coachee.uid };
    await observations.save(coach, draft);
    await observations.remove(coach, draft.uid);
    await expect(observations.save(coach, draft)).rejects.toMatchObject({ status: 404 });
    expect((await stored(draft.uid))[0]!.deleted_at).not.toBeNull();
  });
});

describe('an identifier that is taken', () => {
  it('is not taken over by anyone, whether they may see its observation (403) or not (404)', async () => {
    const { coach, coachee, other, asCoachee, admin, superuser, colleague, strangerAdmin, stranger } =
      await aKnownSchool();
    const { uid } = await observations.anObservationOf(coachee, coach, { title: 'Fractions' });
    const [before] = await stored(uid);

    const takeOver = (actor: typeof coach, client: { uid: string }) =>
      observations.save(actor, { uid, client: client.uid, title: 'Mine' }).catch((refusal) => refusal);
    expect(await takeOver(asCoachee, other)).toMatchObject({ status: 403 });
    expect(await takeOver(admin, coachee)).toMatchObject({ status: 403 });
    expect(await takeOver(superuser, coachee)).toMatchObject({ status: 403 });
    expect(await takeOver(colleague, coachee)).toMatchObject({ status: 404 });
    expect(await takeOver(strangerAdmin, stranger)).toMatchObject({
      status: 404,
      body: { message: MESSAGES.notFound },
    });
    expect(await stored(uid)).toEqual([before]);
  });
});

it('does not begin with a later revision: what it is based on is not there', async () => {
  const { coach, coachee } = await aKnownSchool();
  const uid = newUid();
  await expect(observations.save(coach, { uid, client: coachee.uid, revision: 3 })).rejects.toMatchObject({
    status: 404,
  });
  expect(await stored(uid)).toEqual([]);
});
