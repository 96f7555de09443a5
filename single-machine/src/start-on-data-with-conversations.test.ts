import { type OnOlderData, startOnOlderData } from './testing/start-on-older-data';

let platform: OnOlderData;
let coach: OnOlderData['browser'];
let get: OnOlderData['get'];

beforeAll(async () => {
  platform = await startOnOlderData('with-conversations-and-rubrics.mdb.br');
  ({ browser: coach, get } = platform);
  expect((await coach.login('coach')).status).toBe(200);
});
afterAll(() => platform.stop());

// What that version stored, and what it answered of it.
const conversation = 'demo-conversation-daniel-fractions';
const autumn = 'start_date=2026-08-01&end_date=2026-12-01&rowsPerPage=0';
const counted = [
  ['Amara Nwosu', 7, 238],
  ['Amara Nwosu, Daniel Reyes', 1, 50],
  ['Daniel Reyes', 9, 283],
  ['Grace Kim', 7, 201],
  ['Lucas Meyer', 9, 231],
];

it('lists interactions of every kind', async () => {
  const { observations, total } = await get('/observations?rowsPerPage=0');
  expect(total).toBe(69);
  const kinds = new Set((observations as { entity_type: string }[]).map(({ entity_type }) => entity_type));
  expect([...kinds].sort()).toEqual(['interview', 'observation', 'rubric_instance']);
});

it.each([
  ['/observations/metrics', 'observations'],
  ['/tool/metrics', 'rows'],
])('%s counts as it did', async (path, key) => {
  const answer = await get(`${path}?${autumn}`);
  const rows = answer[key] as { client_name: string; doc_count: number; duration_sum: number }[];
  expect(
    rows
      .map(({ client_name, doc_count, duration_sum }) => [client_name, doc_count, duration_sum])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  ).toEqual(counted);
});

it('reads a conversation of then, and goes on with it', async () => {
  const { interview } = (await get(`/interview/${conversation}`)) as {
    interview: { title: string; revision: number; questions: { question: string }[] };
  };
  expect(interview.title).toBe('After the lesson: “Try to break Marcus’s rule”');
  expect(interview.questions.length).toBeGreaterThan(0);
  const changes = { uid: conversation, revision: interview.revision, title: 'After the lesson, once more' };
  const { status, body } = await coach.post('/interview', { interview: changes });
  expect(status).toBe(200);
  expect(body).toMatchObject({ interview: { revision: interview.revision + 1 } });
});

it('reads every rubric instance of then', async () => {
  const { observations } = await get('/observations?rowsPerPage=0');
  const uids = (observations as { uid: string; entity_type: string }[]).flatMap(({ uid, entity_type }) =>
    entity_type === 'rubric_instance' ? [uid] : [],
  );
  expect(uids.length).toBeGreaterThan(10);
  for (const uid of uids)
    expect(await get(`/rubric_instance/${uid}`)).toMatchObject({ rubric_instance: { uid } });
});

it('shows an administrator the people of then', async () => {
  expect((await coach.login('orgadmin')).status).toBe(200);
  const { users, total } = await get('/users?organization_uid=demo-cedar-grove&rowsPerPage=0');
  expect(total).toBeGreaterThan(8);
  expect(users).toEqual(
    expect.arrayContaining([expect.objectContaining({ uid: 'demo-coach', username: 'Maya Okafor' })]),
  );
});
