import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newUid } from '@coaching/contracts';
import { startStore } from '@coaching/embedded';
import { singleMachineConfig } from './config';
import { launch, type RunningPlatform } from './launch';
import { demoPassword } from './testing/platform-for-test';
import { seededDirectory } from './testing/seeded-directory';

let directory: string;
let store: Awaited<ReturnType<typeof startStore>>;
let platform: RunningPlatform;
let api: string;
let cookie: string;

const open = (port = 0) =>
  startStore({ directory: join(directory, 'store'), port, durable: false, log: () => {} });

beforeAll(async () => {
  directory = await seededDirectory();
  store = await open();
  const settings = { PORT: '0', DATA_DIR: directory, MONGODB_URL: store.url, SEED_DEMO: 'true' };
  platform = await launch(singleMachineConfig({ ...settings, LOG_LEVEL: 'silent' }));
  api = `http://127.0.0.1:${platform.port}/api`;
  const login = await ask('POST', '/login', { email: 'coach@demo.test', password: demoPassword });
  cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  await platform.stop();
  await store.stop();
  await rm(directory, { recursive: true });
});

const ask = (method: string, path: string, body?: unknown) =>
  fetch(api + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie: `${cookie}; n=${Math.floor(Math.random() * 3)}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

const set = {
  tool_config_entity: 'Organization',
  tool_config_entity_uid: 'demo-cedar-grove',
  tool_config_uid: 'demo-cedar-tools',
};
const checkIn = {
  interview_type: 'demo-coaching-check-in',
  tool_uid: 'demo-coaching-check-in',
  questions: [],
  ...set,
};
const practices = { revision: 0, tool_uid: 'demo-cedar-practices', client: 'demo-coachee' };

/** One of every kind: reads and writes, in and out of transactions, with and without a session, of every service. */
const kinds: [method: string, path: string, body?: () => unknown][] = [
  ['GET', '/user_session'],
  ['GET', '/users?organization_uid=demo-cedar-grove'],
  ['GET', '/observations'],
  ['GET', '/get_organizations'],
  ['GET', '/observation/demo-nothing'],
  ['GET', '/action_steps_coach/demo-coach'],
  ['POST', '/observation', () => ({ observation: { uid: newUid(), client: 'demo-coachee' } })],
  ['POST', '/update_user', () => ({ user: { uid: 'demo-coach', first_name: 'Maya' } })],
  ['POST', '/login_check', () => ({ email: `${newUid().toLowerCase()}@school.test` })],
  ['POST', '/user_session', () => ({ organization_uid: 'demo-nowhere' })],
  ['GET', '/interview/demo-conversation-daniel-goal'],
  [
    'POST',
    '/interview',
    () => ({ interview: { uid: newUid(), client_embed: [{ uid: 'demo-coachee' }], ...checkIn } }),
  ],
  ['GET', '/questions?question_type=demo-coaching-cycle'],
  ['GET', '/rubric_instance/demo-rubric-daniel-0'],
  ['POST', '/rubric_instance', () => ({ rubric_instance: { uid: newUid(), ...practices } })],
  ['GET', '/tool_configs?org_uid=demo-cedar-grove&all=false'],
  ['GET', '/observations/metrics'],
  ['GET', '/caseload/demo-coach'],
  ['GET', '/resources/Organization/demo-cedar-grove'],
  ['GET', '/user/session_status/demo-nothing'],
  ['POST', '/contact_us', () => ({ name: 'Pat', email: 'pat@school.test', message: 'Hello' })],
];

/** Soon refused, whatever the database does. */
const limited = new Set(['/login_check', '/contact_us']);

interface Seen {
  call: string;
  status: number;
  retryAfter: string | null;
}

/** Makes calls of each kind over and over, as many at a time as there are, until it is stopped. */
function askAll() {
  const seen: Seen[] = [];
  let over = false;
  let broken: unknown;
  const asking = kinds.map(async ([method, path, body]) => {
    while (!over) {
      const answer = await ask(method, path, body?.());
      const retryAfter = answer.headers.get('retry-after');
      seen.push({ call: `${method} ${path}`, status: answer.status, retryAfter });
      await answer.arrayBuffer();
    }
  });
  for (const one of asking) one.catch((error) => (broken ??= error));
  return {
    seen,
    async until(holds: () => boolean) {
      while (!holds()) {
        if (broken) throw broken;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      over = true;
      await Promise.allSettled(asking);
    },
  };
}

const good = ({ status }: Seen) => status < 500;

it('while the database restarts or is away every answer is right, or a 503 that says when to come back', async () => {
  const { seen, until, stop } = askAll();
  const { port } = new URL(store.url);
  const went = () => seen.length;
  await until(() => went() > 2 * kinds.length);
  for (let restarts = 0; restarts < 3; restarts += 1) {
    await store.stop();
    store = await open(Number(port));
    const since = went();
    await until(() => seen.slice(since).filter(good).length > kinds.length);
  }
  await store.stop();
  await until(() =>
    kinds.every(
      ([method, path]) =>
        seen.some(({ call, status }) => call === `${method} ${path}` && status === 503) || limited.has(path),
    ),
  );
  store = await open(Number(port));
  const since = went();
  await until(() => seen.slice(since).filter(good).length > 2 * kinds.length);
  await stop();
  // Nobody is signed out by it.
  expect(seen.filter(({ status }) => status === 401)).toEqual([]);
  const failed = seen.filter((one) => !good(one));
  expect(failed.length).toBeGreaterThan(0);
  expect(
    failed.filter(({ status, retryAfter }) => status !== 503 || !/^\d+$/.test(retryAfter ?? '')),
  ).toEqual([]);
});
