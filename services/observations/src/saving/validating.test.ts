import { newUid } from '@coaching/contracts';
import { anItem, aSchoolWithPeople } from '../testing/builders';
import { type ObservationsForTest, startObservationsForTest } from '../testing/observations-for-test';

let observations: ObservationsForTest;
beforeAll(async () => {
  observations = await startObservationsForTest();
});
afterAll(() => observations.close());

async function aCoach() {
  const { coach, coachee } = aSchoolWithPeople();
  await observations.receive({ people: [coachee] });
  return { coach, coachee };
}

/** Posts a body that the contract's types would not let through, as a coach. */
async function post(body: unknown, contentType = 'application/json') {
  const { coach } = await aCoach();
  const response = await fetch(`${observations.origin}/observation`, {
    method: 'POST',
    headers: { 'content-type': contentType, 'x-actor-token': observations.tokenOf(coach) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as { message: string; errors?: unknown[] },
  };
}

const aDraft = (more: object) => ({ observation: { uid: 'observation', client: 'coachee', ...more } });
const item = anItem({ uid: 'i' });

it.each([
  ['a title that is no text', aDraft({ title: { $set: 'x' } }), 'observation.title'],
  ['a title that is too long', aDraft({ title: 'x'.repeat(301) }), 'observation.title'],
  ['an identifier with an operator', aDraft({ uid: { $ne: null } }), 'observation.uid'],
  ['a coachee with an operator', aDraft({ client: { $ne: null } }), 'observation.client'],
  ['less than no time', aDraft({ duration: -1 }), 'observation.duration'],
  ['half a minute', aDraft({ duration: 0.5 }), 'observation.duration'],
  ['a day that does not exist', aDraft({ timestamp: '2026-02-30T09:00:00Z' }), 'observation.timestamp'],
  ['a time without a zone', aDraft({ end_timestamp: '2026-03-02T09:00:00' }), 'observation.end_timestamp'],
  ['a time before the calendar', aDraft({ timestamp: '0000-01-01T00:00:00+05:00' }), 'observation.timestamp'],
  [
    'a third kind of speaker',
    aDraft({ items: [item, { ...item, uid: 'j', ob_type: 'parent' }] }),
    'observation.items.1.ob_type',
  ],
  ['an item without a text', aDraft({ items: [{ ...item, data: undefined }] }), 'observation.items.0.data'],
  [
    'an item after the calendar',
    aDraft({ items: [{ ...item, timestamp: '9999-12-31T23:59:59-05:00' }] }),
    'observation.items.0.timestamp',
  ],
  [
    'two items that claim to be the same',
    aDraft({ items: [item, { ...item, data: '' }] }),
    'observation.items.1.uid',
  ],
  [
    'more items than one observation holds',
    aDraft({ items: Array.from({ length: 2001 }, (_, i) => ({ ...item, uid: `i${i}` })) }),
    'observation.items',
  ],
  [
    'a text that is too long',
    aDraft({ items: [{ ...item, data: 'x'.repeat(100_001) }] }),
    'observation.items.0.data',
  ],
  ['a revision that is no number', aDraft({ revision: '1' }), 'observation.revision'],
  ['a field beside the observation', { ...aDraft({}), user: 'somebody' }, ''],
  ['no observation', {}, 'observation'],
])('refuses %s and says where', async (_what, body, path) => {
  const answer = await post(body);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect(answer.body.errors).toHaveLength(1);
  expect(answer.body.message).toMatch(/\S+ \S+.*\.$/);
});

it.each([
  ['text that becomes too long once it is made safe', { data: '&'.repeat(100_000) }, 'data'],
  ['a coach’s note that does', { notes: '<'.repeat(100_000) }, 'notes'],
  ['a coachee’s note that does', { teacher_notes: '&'.repeat(100_000) }, 'teacher_notes'],
])('refuses %s', async (_what, field, name) => {
  const { coach, coachee } = await aCoach();
  const items = [anItem(), anItem(field)];
  await expect(observations.anObservationOf(coachee, coach, { items })).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: `observation.items.1.${name}` }] },
  });
});

it('refuses additional information that becomes too long once it is made safe', async () => {
  const { coach, coachee } = await aCoach();
  const additional_information = '&'.repeat(100_000);
  await expect(
    observations.anObservationOf(coachee, coach, { additional_information }),
  ).rejects.toMatchObject({
    status: 400,
    body: { errors: [{ path: 'observation.additional_information' }] },
  });
});

it('holds as many items as it may', async () => {
  const { coach, coachee } = await aCoach();
  const items = Array.from({ length: 2000 }, () => anItem());
  const { uid } = await observations.anObservationOf(coachee, coach, { items });
  expect((await observations.get(coach, uid)).items).toEqual(items);
});

it.each([
  ['what is no JSON', '{', 'application/json', 400],
  ['a form', 'observation=1', 'application/x-www-form-urlencoded', 415],
  [
    'more than a megabyte',
    JSON.stringify(aDraft({ title: 'x'.repeat(1024 * 1024) })),
    'application/json',
    413,
  ],
])('refuses %s', async (_what, body, contentType, status) => {
  expect(await post(body, contentType)).toMatchObject({ status, body: { message: expect.any(String) } });
});

it('drops what is not the coach’s to say', async () => {
  const { coach, coachee } = await aCoach();
  const draft = {
    uid: newUid(),
    client: coachee.uid,
    user: 'somebody-else',
    user_embed: { uid: 'somebody-else', username: 'Somebody', initials: 'S', picture: null },
    client_embed: { uid: coachee.uid, username: 'Forged', initials: 'F', picture: null },
    organization_uid: 'elsewhere',
    deleted_at: '2026-03-02T09:00:00Z',
    $set: { title: 'x' },
  };
  const saved = await observations.save(coach, draft);
  expect(saved).toMatchObject({
    user: coach.uid,
    organization_uid: coach.organization_uid,
    client_embed: { username: coachee.username },
  });
  expect(saved).not.toHaveProperty('deleted_at');
  expect(saved).not.toHaveProperty('$set');
});

it('makes rich text safe before anyone reads it', async () => {
  const { coach, coachee } = await aCoach();
  const harmful =
    '<p onclick="steal()">Hi <strong>all</strong><script>steal()</script><img src="x" onerror="steal()"></p>';
  const item = anItem({ data: harmful, notes: harmful, teacher_notes: harmful });
  const saved = await observations.anObservationOf(coachee, coach, {
    items: [item],
    additional_information: '<a href="javascript:steal()">here</a>',
  });
  for (const text of [saved.items[0]!.data, saved.items[0]!.notes, saved.items[0]!.teacher_notes]) {
    expect(text).toContain('<p>Hi <strong>all</strong>');
    expect(text).not.toMatch(/steal|script|onerror|onclick/);
  }
  expect(saved.additional_information).not.toContain('javascript');
  expect(await observations.get(coach, saved.uid)).toEqual(saved);
});

describe('a picture from elsewhere', () => {
  const tracking =
    '<p>Look: <img src="https://tracker.test/pixel.png" srcset="https://tracker.test/2.png 2x"></p>';
  const everywhere = {
    items: [anItem({ data: tracking, notes: tracking, teacher_notes: tracking })],
    additional_information: tracking,
  };
  const expectNoForeignPictures = (observation: object) => {
    const html = JSON.stringify(observation);
    expect(html).not.toMatch(/<img|srcset/);
    expect(html.match(/Picture: https:..tracker.test.pixel.png/g)).toHaveLength(4);
  };

  it('becomes a link in every text, and stays one when it is sent again', async () => {
    const { coach, coachee } = await aCoach();
    const saved = await observations.anObservationOf(coachee, coach, everywhere);
    expectNoForeignPictures(saved);
    const { uid, revision } = saved;
    expect(await observations.save(coach, { uid, revision, ...everywhere })).toEqual(saved);
  });

  it('is not shown of what was stored before either', async () => {
    const { coach, coachee } = await aCoach();
    const { uid } = await observations.anObservationOf(coachee, coach, { items: [anItem()] });
    const { db } = observations.service.context;
    const fields = Object.fromEntries(
      ['data', 'notes', 'teacher_notes'].map((name) => [`items.0.${name}`, tracking]),
    );
    await db
      .collection('observations')
      .updateOne({ uid }, { $set: { ...fields, additional_information: tracking } });
    expectNoForeignPictures(await observations.get(coach, uid));
  });
});
