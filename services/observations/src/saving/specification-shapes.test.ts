import type { Actor, Observation } from '@coaching/contracts';
import { aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

/** A coach whose client knows the fields and calls of the specification (spec 1 sections 3 and 7) and nothing else. */
async function aPlainClient() {
  const school = aSchoolWithPeople();
  await observations.receive({ people: [school.coachee, school.other] });
  const token = observations.tokenOf(school.coach);
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(observations.origin + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-actor-token': token },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { observation: Observation };
    return { status: response.status, ...answer };
  };
  const save = async (observation: object) => {
    const { status, observation: saved } = await send('POST', '/observation', { observation });
    expect(status).toBe(200);
    return saved;
  };
  return { ...school, send, save };
}

const line = (second: number, more: object = {}) => ({
  time: `9:00:0${second} AM`,
  timestamp: `2026-03-02T09:00:0${second}.000Z`,
  data: `<p>Line ${second}</p>`,
  ob_type: second % 2 === 0 ? 'teacher' : 'student',
  notes: null,
  teacher_notes: null,
  ...more,
});

/** A new observation in the specification's own shape: without a uid. */
const fresh = ({ coach, coachee }: { coach: Actor; coachee: { uid: string; username: string } }) => ({
  title: '',
  user: coach.uid,
  client: coachee.uid,
  client_embed: { uid: coachee.uid, username: coachee.username },
  user_embed: { uid: coach.uid, username: coach.username },
  left_name: coach.username,
  right_name: coachee.username,
  items: [] as object[],
  additional_information: '',
  timestamp: null,
  end_timestamp: null,
  duration: null,
  tool_config_entity: 'Organization',
  tool_config_entity_uid: null,
  tool_config_uid: null,
  tool_uid: null,
  program_embed: null,
  organization_uid: null,
});

/** What such a client stores of an answer: the fields it knows. */
function known({ items, ...answered }: Observation) {
  const { revision: _revision, visibility: _visibility, shown: _shown, ...observation } = answered;
  return { ...observation, items: items.map(({ uid: _uid, tags: _tags, ...item }) => item) };
}

const uidsOf = ({ items }: Observation) => items.map(({ uid }) => uid);

describe('a new observation without a uid', () => {
  it('is given one, which is used from then on', async () => {
    const { save, send, ...school } = await aPlainClient();
    const made = await save(fresh(school));
    expect(made.uid).toMatch(/^[0-9A-Za-z]{27}$/);
    const answer = await send('GET', `/observation/${made.uid}`);
    expect(answer).toMatchObject({ status: 200, observation: made });
    expect(await send('DELETE', `/observation/${made.uid}`)).toMatchObject({ status: 200 });
  });

  it.each([['absent'], [null]])('may have %s in its place', async (uid) => {
    const { save, ...school } = await aPlainClient();
    const made = await save({ ...fresh(school), ...(uid === null && { uid }) });
    expect(made.uid).toMatch(/^[0-9A-Za-z]{27}$/);
  });

  it('is one, however often and at once its first save is sent', async () => {
    const { save, ...school } = await aPlainClient();
    const draft = { ...fresh(school), items: [line(1), line(2)] };
    const made = await save(draft);
    const again = await Promise.all([save(draft), save(draft), save(draft)]);
    for (const one of again) expect(one).toEqual(made);
    const atOnce = { ...draft, title: 'At once' };
    const answers = await Promise.all([save(atOnce), save(atOnce), save(atOnce)]);
    for (const one of answers) expect(one).toEqual(answers[0]);
    expect(answers[0]!.uid).not.toBe(made.uid);
  });

  it('is another one once the first has been worked on or deleted', async () => {
    const { save, send, ...school } = await aPlainClient();
    const first = await save(fresh(school));
    await save({ ...known(first), title: 'Fractions' });
    const second = await save(fresh(school));
    expect(second.uid).not.toBe(first.uid);
    expect(second.title).toBe('');
    await send('DELETE', `/observation/${second.uid}`);
    expect([first.uid, second.uid]).not.toContain((await save(fresh(school))).uid);
  });

  it('of another coach in the same words is another one', async () => {
    const { save, coach, colleague, coachee } = await aPlainClient();
    const draft = fresh({ coach, coachee });
    const theirs = await observations.save(colleague, draft as Parameters<typeof observations.save>[1]);
    expect((await save(draft)).uid).not.toBe(theirs.uid);
  });
});

describe('a save in the specification’s own shape', () => {
  it('is taken each time, for it knows no revision', async () => {
    const { save, ...school } = await aPlainClient();
    let mine = known(await save({ ...fresh(school), timestamp: '2026-03-02T09:00:00.000Z', duration: 0 }));
    for (const second of [1, 2, 3]) {
      mine = {
        ...mine,
        items: [...mine.items, line(second) as (typeof mine.items)[number]],
        duration: second,
      };
      const saved = await save(mine);
      expect(known(saved)).toEqual(mine);
    }
    const ended = { ...mine, end_timestamp: '2026-03-02T09:40:00.000Z' };
    expect(known(await save(ended))).toEqual(ended);
    expect(await save(ended)).toMatchObject({ revision: 5, items: { length: 3 } });
  });

  it('gives each line without a uid one, and knows it again', async () => {
    const { save, ...school } = await aPlainClient();
    const made = await save({ ...fresh(school), items: [line(1), line(2)] });
    expect(new Set(uidsOf(made)).size).toBe(2);
    const [one, two] = known(made).items;
    const typed = { ...one, data: '<p>Typed on</p>', ob_type: 'teacher' };
    const later = await save({ ...known(made), items: [line(0), typed, two] });
    expect(uidsOf(later).slice(1)).toEqual(uidsOf(made));
    expect(later.items[1]).toMatchObject({ data: '<p>Typed on</p>', ob_type: 'teacher' });
    const fewer = await save({ ...known(made), items: [two] });
    expect(uidsOf(fewer)).toEqual(uidsOf(made).slice(1));
  });

  it('doubles no line when it is sent again, also lines of one moment', async () => {
    const { save, ...school } = await aPlainClient();
    const made = await save(fresh(school));
    const items = [line(1), line(1, { data: '<p>Twin</p>' }), line(2)];
    const saved = await save({ ...known(made), items });
    expect(await save({ ...known(made), items })).toEqual(saved);
    const answers = await Promise.all([1, 2, 3].map(() => save({ ...known(made), items, title: 'Again' })));
    for (const one of answers)
      expect(one).toEqual({ ...saved, title: 'Again', revision: saved.revision + 1 });
  });

  it('may mix lines with and without a uid', async () => {
    const { save, ...school } = await aPlainClient();
    const made = await save({ ...fresh(school), items: [line(1), line(1, { data: '<p>Twin</p>' })] });
    const [first, second] = made.items;
    const mixed = await save({ ...known(made), items: [line(1), first] });
    expect(uidsOf(mixed)).toEqual([second!.uid, first!.uid]);
  });

  it('may leave notes out, and its end and start', async () => {
    const { save, ...school } = await aPlainClient();
    const { notes: _notes, teacher_notes: _teacher, ...bare } = line(1);
    const { timestamp: _timestamp, end_timestamp: _end, duration: _duration, ...draft } = fresh(school);
    expect(await save({ ...draft, items: [bare] })).toMatchObject({
      timestamp: null,
      end_timestamp: null,
      duration: null,
      items: [{ notes: null, teacher_notes: null }],
    });
  });

  it('names a program as the specification does, by its name and organisation', async () => {
    const { save, here, program, coach, coachee } = await aPlainClient();
    const program_embed = { program_name: 'Literacy', organization_uid: here };
    const made = await save({ ...fresh({ coach, coachee }), program_embed });
    expect(made).toMatchObject({
      program_embed: { program_uid: program, ...program_embed },
      organization_uid: here,
    });
    expect(await save({ ...known(made), program_embed })).toEqual(made);
    expect(await save({ ...known(made), program_embed: null })).toMatchObject({ program_embed: null });
    expect(await save({ ...known(made), program_embed })).toMatchObject({
      program_embed: { program_uid: program },
    });
  });

  it('does not name a program of another place', async () => {
    const { send, here, coach, coachee } = await aPlainClient();
    for (const program_embed of [
      { program_name: 'Numeracy', organization_uid: here },
      { program_name: 'Literacy', organization_uid: 'elsewhere' },
    ]) {
      const observation = { ...fresh({ coach, coachee }), program_embed };
      expect(await send('POST', '/observation', { observation })).toMatchObject({ status: 400 });
    }
  });
});
