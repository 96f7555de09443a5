import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newUid } from '@coaching/contracts';
import { type PlatformProcess, startPlatformProcess } from './testing/platform-process';
import { seededDirectory } from './testing/seeded-directory';

const megabyte = 1_000_000;
const note = `<p>${'a long note '.repeat(4000)}</p>`;

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

const checkIn = {
  interview_type: 'demo-coaching-check-in',
  tool_uid: 'demo-coaching-check-in',
  tool_config_entity: 'Organization',
  tool_config_entity_uid: 'demo-cedar-grove',
  tool_config_uid: 'demo-cedar-tools',
  questions: [],
};

/** Where the platform can be reached from here, whatever name it gives itself. */
const onPlatform = (url: string) => address + new URL(url).pathname + new URL(url).search;

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

  const promise = async () => {
    const file = { file_name: 'Guide.pdf', file_type: 'application/pdf' };
    return (await ask('POST', '/api/get_upload_url', file)).body;
  };
  const promised = await promise();
  const fitting = statSync(join(directory, 'store', 'store.mdb')).size + megabyte;
  const guide = Buffer.alloc(fitting + megabyte, '%PDF-1.7 ');
  const send = ({ url }: { url: string }) =>
    fetch(onPlatform(url), { method: 'PUT', headers: { 'x-amz-acl': 'public-read' }, body: guide });
  mayWrite(fitting);
  const stored: string[] = [];
  const save = async (title: string) =>
    ask('POST', '/api/observation', {
      observation: {
        title,
        user: user.uid,
        client: 'demo-coachee',
        items: [],
        additional_information: note,
        timestamp: '2026-03-02T09:00:00.000Z',
      },
    });
  let refused: Answer | undefined;
  while (!refused) {
    const answer = await save(`Before ${stored.length}`);
    if (answer.status === 200) stored.push(answer.body.observation.uid);
    else refused = answer;
  }
  const noRoom = {
    status: 503,
    retryAfter: expect.any(String),
    body: { message: expect.stringContaining('there is no room left') },
  };
  expect(refused).toMatchObject(noRoom);
  expect(await ask('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('no room left') },
  });
  for (const uid of stored) expect((await ask('GET', `/api/observation/${uid}`)).status).toBe(200);

  const converse = () =>
    ask('POST', '/api/interview', {
      interview: {
        uid: newUid(),
        client_embed: [{ uid: 'demo-coachee' }],
        additional_information: note,
        ...checkIn,
      },
    });
  let refusedTalk = await converse();
  // What is left of a page may still be enough for one.
  while (refusedTalk.status === 200) refusedTalk = await converse();
  expect(refusedTalk).toMatchObject(noRoom);
  expect((await send(promised)).status).toBe(503);
  expect((await fetch(onPlatform(promised.download_url))).status).toBe(404);

  mayWrite('unlimited');
  while (!(await isReady())) await new Promise((resolve) => setImmediate(resolve));
  expect((await save('After')).status).toBe(200);
  expect((await converse()).status).toBe(200);
  const again = await promise();
  expect((await send(again)).status).toBe(200);
  const found = await (await fetch(onPlatform(again.download_url))).arrayBuffer();
  expect(Buffer.from(found).equals(guide)).toBe(true);
  for (const uid of stored) expect((await ask('GET', `/api/observation/${uid}`)).status).toBe(200);
});
