import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlatformProcess, startPlatformProcess } from './testing/platform-process';
import { seededDirectory } from './testing/seeded-directory';

const megabyte = 1_000_000;

let directory: string;
let platform: PlatformProcess;
let address: string;

beforeAll(async () => {
  directory = await seededDirectory();
  platform = await startPlatformProcess(directory);
  address = platform.address;
});
afterAll(async () => {
  await platform.stop();
  await rm(directory, { recursive: true });
});

/** How large any file of the platform may become: to it, no more than that fits on the disk. */
const mayWrite = (size: number | string) =>
  execFileSync('prlimit', ['--pid', String(platform.child.pid), `--fsize=${size}:`]);

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
type Answer = { status: number; body: any; retryAfter: string | null };

it('a full disk is reported, nothing is acknowledged that is not stored, and it goes on once there is room', async () => {
  const cookies = new Map<string, string>();
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        cookie: [...cookies.values()].join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie()) cookies.set(set.split('=')[0]!, set.split(';')[0]!);
    return {
      status: answer.status,
      body: await answer.json(),
      retryAfter: answer.headers.get('retry-after'),
    };
  };
  const isReady = async () => (await ask('GET', '/readyz')).status === 200;
  const login = { email: 'coach@demo.test', password: 'Coaching-demo-1' };
  expect((await ask('POST', '/api/login', login)).status).toBe(200);
  const { user } = (await ask('GET', '/api/user_session')).body;
  expect(await isReady()).toBe(true);

  mayWrite(statSync(join(directory, 'store', 'store.mdb')).size + megabyte);
  const stored: string[] = [];
  const save = async (title: string) =>
    ask('POST', '/api/observation', {
      observation: {
        title,
        user: user.uid,
        client: 'demo-coachee',
        items: [],
        additional_information: `<p>${'a long note '.repeat(4000)}</p>`,
        timestamp: '2026-03-02T09:00:00.000Z',
      },
    });
  let refused: Answer | undefined;
  while (!refused) {
    const answer = await save(`Before ${stored.length}`);
    if (answer.status === 200) stored.push(answer.body.observation.uid);
    else refused = answer;
  }
  expect(refused).toMatchObject({
    status: 503,
    retryAfter: expect.any(String),
    body: { message: expect.stringContaining('there is no room left') },
  });
  expect(await ask('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('no room left') },
  });
  for (const uid of stored) expect((await ask('GET', `/api/observation/${uid}`)).status).toBe(200);

  mayWrite('unlimited');
  while (!(await isReady())) await new Promise((resolve) => setImmediate(resolve));
  expect((await save('After')).status).toBe(200);
  for (const uid of stored) expect((await ask('GET', `/api/observation/${uid}`)).status).toBe(200);
});
