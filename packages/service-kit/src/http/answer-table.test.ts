import { createServer, type Server } from 'node:http';
import { cast } from '@coaching/access/testing';
import { type Call, calls } from '@coaching/contracts';
import { describedCallSchema } from '@coaching/contracts/openapi';
import { pino } from 'pino';
import { createActorTokens } from '../actor/actor-tokens';
import { sealGrant } from '../actor/session-grants';
import { createTableTokens, TABLE_TOKEN_HEADER } from '../actor/table-tokens';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';
import { createApp } from './app';
import { openStreams } from './open-streams';
import { runningRequests } from './running-requests';

const secret = 'the key that gateway and services share';
const tokens = createActorTokens(secret);
const tableTokens = createTableTokens(secret);
const { coach } = cast.actors;

let logged: string[] = [];
let server: Server;
let origin: string;

const start = async (answered: [string, Call][]) => {
  const started = createServer(
    createApp({
      name: 'identity',
      calls: answered,
      handlers: Object.fromEntries(answered.map(([name]) => [name, async () => true])),
      tokens,
      tableTokens,
      seal: () => '',
      running: runningRequests(),
      streams: openStreams(),
      notReadyBecause: async () => null,
      log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    }),
  );
  const port = await listen(started, 0);
  return { server: started, origin: `http://127.0.0.1:${port}` };
};

const login: [string, Call] = ['login', calls.login];
const getActor: [string, Call] = ['getActor', calls.getActor];

beforeAll(async () => {
  ({ server, origin } = await start([login, getActor]));
});
afterAll(() => closeServer(server));
beforeEach(() => {
  logged = [];
});

const ask = (headers: Record<string, string>, method = 'GET') =>
  fetch(`${origin}/_calls`, { method, headers });
const asGateway = () => ({ [TABLE_TOKEN_HEADER]: tableTokens.sign('identity') });

it('sends the gateway which calls there are, with all that routing, limits and the reference need', async () => {
  const answer = await ask(asGateway());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  const table = (await answer.json()) as { service: string; version: string; calls: unknown[] };
  expect(table).toMatchObject({ service: 'identity', version: expect.stringMatching(/^[\w-]{27}$/) });
  expect(table.calls.map((call) => describedCallSchema.parse(call))).toMatchObject([
    {
      name: 'login',
      method: 'POST',
      path: '/login',
      audience: 'public',
      session: 'starts',
      limited: 'credentials',
      schema: { body: { properties: { email: {}, password: {} } }, response: { const: true } },
    },
    { name: 'getActor', audience: 'internal', schema: { params: { required: ['user_uid'] }, body: null } },
  ]);
});

it('does not send again what the gateway has, until it is another', async () => {
  const etag = (await ask(asGateway())).headers.get('etag')!;
  const again = await ask({ ...asGateway(), 'if-none-match': etag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  const released = await start([login, getActor, ['logout', calls.logout]]);
  const later = await fetch(`${released.origin}/_calls`, {
    headers: { ...asGateway(), 'if-none-match': etag },
  });
  expect(((await later.json()) as { calls: unknown[] }).calls).toHaveLength(3);
  await closeServer(released.server);
});

it('writes no line of the log each time the gateway asks', async () => {
  await ask(asGateway());
  expect(logged).toEqual([]);
});

const grant = sealGrant(secret, { user_uid: 'coach', organization_uid: null, session_epoch: 0 });
const others: [string, Record<string, string>][] = [
  ['without a token', {}],
  ['with a person’s token', { [TABLE_TOKEN_HEADER]: tokens.sign({ actor: coach }) }],
  [
    'with the token by which the gateway makes a call',
    { [TABLE_TOKEN_HEADER]: tokens.sign({ actor: null, internal: true }) },
  ],
  ['with that token where calls have it', { 'x-actor-token': tokens.sign({ actor: null, internal: true }) }],
  ['with a session’s grant', { [TABLE_TOKEN_HEADER]: grant }],
  ['with the token for another service', { [TABLE_TOKEN_HEADER]: tableTokens.sign('reports') }],
  [
    'with a token that somebody else has signed',
    { [TABLE_TOKEN_HEADER]: createTableTokens('a key of somebody else entirely!!').sign('identity') },
  ],
];

it.each(others)('does not exist for anybody who asks %s', async (_, headers) => {
  const answer = await ask(headers);
  const nowhere = await fetch(`${origin}/nowhere`, { headers });
  expect([answer.status, await answer.json()]).toEqual([404, await nowhere.json()]);
  expect(answer.headers.get('etag')).toBeNull();
  expect(logged.join()).toContain('/_calls');
});

it('does not exist by another method', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(asGateway(), method)).status).toBe(404);
});

it('its token opens no call', async () => {
  const token = tableTokens.sign('identity');
  const answer = await fetch(`${origin}/internal/actor/coach`, { headers: { 'x-actor-token': token } });
  expect(answer.status).toBe(401);
});

it('a token that is older than a minute opens nothing', () => {
  const token = tableTokens.sign('identity');
  expect(tableTokens.verify(token, 'identity')).toBe(true);
  jest.useFakeTimers({ now: Date.now() + 61_000 });
  try {
    expect(tableTokens.verify(token, 'identity')).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});
