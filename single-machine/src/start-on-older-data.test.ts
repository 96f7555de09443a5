import { type OnOlderData, startOnOlderData } from './testing/start-on-older-data';

let platform: OnOlderData;
let coach: OnOlderData['browser'];
let get: OnOlderData['get'];

beforeAll(async () => {
  platform = await startOnOlderData('store.mdb.br');
  ({ browser: coach, get } = platform);
});
afterAll(() => platform.stop());

// What that version stored, as it stands in its file.
const made = 'demo-observation-0-0';

it('the coach signs in with the password of then', async () => {
  expect((await coach.login('coach')).status).toBe(200);
  expect((await coach.me()).body).toMatchObject({
    user: { uid: 'demo-coach', username: 'Maya Okafor' },
    organization: { uid: 'demo-cedar-grove' },
  });
});

it('finds the list of then, and nothing that the new version would have made', async () => {
  const { observations, total } = await get('/observations?rowsPerPage=0&sortBy=timestamp&descending=true');
  expect(total).toBe(28);
  const [planned] = observations as { title: string; timestamp: string }[];
  expect(planned).toMatchObject({
    title: 'Pairs at the board',
    timestamp: expect.stringMatching(/^2026-11-28/),
  });
});

it('reads an observation of then, and goes on with it', async () => {
  const { observation } = (await get(`/observation/${made}`)) as {
    observation: { title: string; revision: number; items: unknown[] };
  };
  expect(observation).toMatchObject({
    title: 'Equivalent fractions with number lines',
    left_name: 'Daniel Reyes',
    right_name: 'Students',
    duration: 38,
    visibility: 'shared',
  });
  expect(observation.items).toHaveLength(12);
  const changes = { uid: made, revision: observation.revision, title: 'Fractions, once more' };
  const { status, body } = await coach.post('/observation', { observation: changes });
  expect(status).toBe(200);
  expect(body).toMatchObject({ observation: { revision: observation.revision + 1 } });
});

it('sees its action steps', async () => {
  const { steps } = await get(`/action_steps_tool/observation/${made}`);
  expect((steps as { uid: string }[]).map(({ uid }) => uid)).toEqual([
    `${made}-step-0`,
    `${made}-step-1`,
    `${made}-step-2`,
  ]);
});

it('is offered the tools of then', async () => {
  const { tool_config } = await get('/tool_config/Organization/demo-cedar-grove/demo-cedar-tools');
  const { name, tools } = tool_config as { name: string; tools: { name: string }[] };
  expect(name).toBe('Cedar Grove tools');
  expect(tools.map((tool) => tool.name)).toEqual(
    expect.arrayContaining(['Classroom Observation', 'Literacy Walkthrough']),
  );
});
