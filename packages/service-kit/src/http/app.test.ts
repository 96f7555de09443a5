import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { type Actor, callRows, MAX_BODY_BYTES, MESSAGES } from '@coaching/contracts';
import { pino } from 'pino';
import { createActorTokens } from '../actor/actor-tokens';
import { openGrant, SESSION_GRANT_HEADER, sealGrant } from '../actor/session-grants';
import {
  Conflict,
  Invalid,
  NotAllowed,
  NotFound,
  NotSignedIn,
  TooLarge,
  TooMany,
  UnsupportedMedia,
} from '../errors';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';
import { createApp } from './app';
import { openStreams } from './open-streams';
import type { AnyHandler } from './read-call';
import { runningRequests } from './running-requests';

// Real servers on a machine that is busy with other things.
jest.setTimeout(30_000);

const secret = 'the key that gateway and services share';
const tokens = createActorTokens(secret);
const coach: Actor = {
  uid: 'coach',
  username: 'Coach',
  organization_uid: 'cedar',
  roles: ['Coach'],
  schools: [],
  licenses: [],
};
const asCoach = { 'x-actor-token': tokens.sign({ actor: coach }) };
const json = { ...asCoach, 'content-type': 'application/json' };

/** What the handler under test does; each test sets its own. */
let answer: AnyHandler;
let notReady: string | null;
let logged: string[];
let server: Server;
let origin: string;

beforeAll(async () => {
  const owned = callRows.filter(([, call]) => call.owner === 'identity');
  const handlers = Object.fromEntries(
    owned.map(([name]): [string, AnyHandler] => [name, (request) => answer(request)]),
  );
  const app = createApp({
    name: 'identity',
    handlers,
    tokens,
    seal: (grant) => sealGrant(secret, grant),
    running: runningRequests(),
    streams: openStreams(),
    notReadyBecause: async () => notReady,
    log: pino(
      { level: 'info' },
      new Writable({
        write(chunk, _encoding, done) {
          logged.push(String(chunk));
          done();
        },
      }),
    ),
  });
  server = createServer(app);
  await listen(server, 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => closeServer(server));

beforeEach(() => {
  answer = async () => ({ ok: true });
  notReady = null;
  logged = [];
});

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const login = (body: BodyInit, headers: Record<string, string> = json) =>
  ask('/login', { method: 'POST', headers, body });

const throwing = (error: unknown) => {
  answer = async () => {
    throw error;
  };
};

describe('who is let in', () => {
  const nobody = { 'x-actor-token': tokens.sign({ actor: null }) };
  const gateway = { 'x-actor-token': tokens.sign({ actor: null, internal: true }) };
  const forged = {
    'x-actor-token': createActorTokens('a key of somebody else entirely!!').sign({ actor: coach }),
  };

  it.each([
    ['without a token', '/users', {}, 401],
    ['with a forged token', '/users', forged, 401],
    ['as nobody, to a call for people', '/users', nobody, 401],
    ['as a person, to a call of the gateway', '/internal/actor/coach', asCoach, 404],
    ['as nobody, to a call of the gateway', '/internal/actor/coach', nobody, 404],
  ])('refuses %s', async (_, path, headers, status) => {
    answer = async () => {
      throw new Error('a handler must not be reached');
    };
    expect((await ask(path, { headers })).status).toBe(status);
  });

  it('hears the gateway on its own behalf', async () => {
    const told = { actor: coach, session_epoch: 3 };
    answer = async () => told;
    expect((await ask('/internal/actor/coach', { headers: gateway })).body).toEqual(told);
  });

  it('refuses a public call, too, that does not come by the gateway', async () => {
    expect((await login('{}', { 'content-type': 'application/json' })).status).toBe(401);
  });

  it('tells the handler who calls, what they say and when', async () => {
    const heard: unknown[] = [];
    answer = async (request) => {
      heard.push({ ...request, grantSession: undefined });
      return { users: [], total: 0 };
    };
    await ask('/users?query=%20ada%20&page=2&descending=true', {
      headers: { ...asCoach, 'x-request-id': 'from-the-gateway' },
    });
    expect(heard).toEqual([
      {
        actor: coach,
        params: {},
        query: { query: 'ada', page: 2, rowsPerPage: 50, sortBy: 'last_name', descending: true },
        body: undefined,
        now: expect.any(Date),
        request_id: 'from-the-gateway',
        api_address: '',
        file: null,
        follower: null,
        grantSession: undefined,
      },
    ]);
  });
});

describe('a body', () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ email: 'a@b.test', password: '' });
    return JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(bytes - empty.length) });
  };

  it.each([
    ['is not JSON', '{"email":', json, 400, 'This is not valid JSON.'],
    ['is no object', '"x"', json, 400, 'This is not valid JSON.'],
    [
      'is of another kind',
      'a=b',
      { ...asCoach, 'content-type': 'text/plain' },
      415,
      'Please send JSON (Content-Type: application/json).',
    ],
    [
      'is a form',
      'a=b',
      { ...asCoach, 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'Please send JSON (Content-Type: application/json).',
    ],
    [
      'is in another alphabet',
      '{}',
      { ...asCoach, 'content-type': 'application/json; charset=latin1' },
      415,
      'Please send JSON in UTF-8.',
    ],
    [
      'is in an unknown encoding',
      '{}',
      { ...json, 'content-encoding': 'lzma' },
      415,
      'This content encoding is not supported.',
    ],
    [
      'is too large',
      sized(MAX_BODY_BYTES + 1),
      json,
      413,
      'This is too large to send in one piece (1 MB at most).',
    ],
  ])('that %s is refused', async (_, body, headers, status, message) => {
    expect(await login(body, headers)).toMatchObject({ status, body: { message } });
  });

  it('that unpacks to too much is refused', async () => {
    const body = gzipSync(sized(MAX_BODY_BYTES + 1));
    expect((await login(body, { ...json, 'content-encoding': 'gzip' })).status).toBe(413);
  });

  it('that is missing is refused', async () => {
    const refusal = await ask('/login', { method: 'POST', headers: asCoach });
    expect(refusal).toMatchObject({ status: 400, body: { message: 'Please send a JSON body.' } });
  });

  it('of just the largest size is read', async () => {
    const refusal = await login(sized(MAX_BODY_BYTES));
    expect(refusal).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
  });

  it('that ends too early does no harm', async () => {
    const { port } = server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const head = `POST /login HTTP/1.1\r\nhost: x\r\nx-actor-token: ${asCoach['x-actor-token']}\r\n`;
        socket.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"`, () => {
          socket.end();
        });
      });
      socket.resume().on('close', () => resolve());
    });
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('what breaks the contract', () => {
  it('is answered with a sentence for each field', async () => {
    const { status, body } = await login(JSON.stringify({ email: 'nobody', password: '', more: 1 }));
    expect(status).toBe(400);
    expect(body).toEqual({
      message: 'Please enter an email address.',
      errors: [
        { path: 'email', message: 'Please enter an email address.' },
        { path: 'password', message: 'Please enter your password.' },
        { path: '', message: 'The request has unknown fields: more.' },
      ],
    });
  });

  it.each([
    ['/users?page=0', 'page', 'page must be at least 1.'],
    ['/users?page=two', 'page', 'page must be a number.'],
    ['/users?sortBy=password', 'sortBy', 'sortBy must be one of last_name, first_name, username, email.'],
    ['/users?descending=perhaps', 'descending', 'descending must be true or false.'],
    ['/user/a%20b', 'id', 'An identifier has 1 to 64 letters, digits, - or _.'],
  ])('is named: %s', async (path, field, message) => {
    const { status, body } = await ask(path, { headers: asCoach });
    expect({ status, ...body }).toMatchObject({ status: 400, message, errors: [{ path: field, message }] });
  });

  it('is a defect of ours when an answer does, and never leaves', async () => {
    answer = async () => ({ users: [{ uid: 'a', password_hash: 'x' }], total: 1 });
    const { status, body } = await ask('/users', { headers: asCoach });
    expect(status).toBe(500);
    expect(body).toEqual({ message: MESSAGES.serverError, request_id: expect.any(String) });
    expect(logged.join()).toContain('The answer of /users breaks its contract.');
  });

  it('is dropped from an answer where the contract does not know it', async () => {
    const user = { uid: 'a', username: 'A', initials: 'A', picture: null, email: 'a@b.test' };
    answer = async () => ({ users: [{ ...user, password_hash: 'x' }], total: 1 });
    expect((await ask('/users', { headers: asCoach })).body).toEqual({ users: [user], total: 1 });
  });
});

describe('errors become answers', () => {
  it.each([
    ['Invalid', new Invalid('Coachee is required'), 400],
    ['NotSignedIn', new NotSignedIn(MESSAGES.signInFirst), 401],
    ['NotAllowed', new NotAllowed(MESSAGES.notAllowed), 403],
    ['NotFound', new NotFound(MESSAGES.notFound), 404],
    ['Conflict', new Conflict(MESSAGES.stale), 409],
    ['TooLarge', new TooLarge('Too large.'), 413],
    ['UnsupportedMedia', new UnsupportedMedia('Not this.'), 415],
    ['TooMany', new TooMany('Later.', 60), 429],
  ])('%s', async (_, error, status) => {
    throwing(error);
    expect(await ask('/users', { headers: asCoach })).toMatchObject({
      status,
      body: { message: error.message },
    });
  });

  it('with the fields that are invalid', async () => {
    const errors = [{ path: 'observation.title', message: 'Field is required' }];
    throwing(new Invalid('Field is required', errors));
    expect((await ask('/users', { headers: asCoach })).body).toEqual({
      message: 'Field is required',
      errors,
    });
  });

  it('with the time to wait, in whole seconds', async () => {
    throwing(new TooMany('Later.', 59.2));
    expect((await ask('/users', { headers: asCoach })).headers.get('retry-after')).toBe('60');
  });

  it('with the current entity of a conflict, as the contract shows it', async () => {
    throwing(new Conflict('', { total: 3, secret: 'x' }));
    expect((await ask('/users', { headers: asCoach })).body).toEqual({ message: MESSAGES.stale, total: 3 });
  });

  it('as a conflict when two wrote the same thing at once', async () => {
    throwing(Object.assign(new Error('E11000 duplicate key error index: uid_1'), { code: 11000 }));
    expect(await ask('/users', { headers: asCoach })).toMatchObject({
      status: 409,
      body: { message: MESSAGES.stale },
    });
  });

  it.each([
    ['an error', new Error('connect ECONNREFUSED 10.0.0.7:27017')],
    ['what is no error', 'a string'],
    ['nothing', undefined],
    [
      'an error that calls itself a status',
      Object.assign(new Error('secret'), { status: 418, expose: true }),
    ],
  ])('as a 500 without internals, with the id to ask about: %s', async (_, error) => {
    throwing(error);
    const headers = { ...asCoach, 'x-request-id': 'request-7' };
    const refusal = await ask('/users', { headers });
    expect(refusal.status).toBe(500);
    expect(refusal.body).toEqual({ message: MESSAGES.serverError, request_id: 'request-7' });
    expect(refusal.headers.get('x-request-id')).toBe('request-7');
    expect(logged.join()).toContain('"request_id":"request-7"');
  });

  it('for an address that cannot be read', async () => {
    expect((await ask('/user/%E0%A4%A', { headers: asCoach })).status).toBe(400);
  });

  it.each([
    ['/nothing', 'GET'],
    ['/users', 'POST'],
    ['/Users', 'GET'],
  ])('for %s by %s, which nobody answers', async (path, method) => {
    const refusal = await ask(path, { method, headers: asCoach });
    expect(refusal).toMatchObject({ status: 404, body: { message: MESSAGES.notFound } });
  });
});

describe('a session is granted', () => {
  const grant = { user_uid: 'coach', organization_uid: 'cedar', session_epoch: 1 };

  it('by a sealed header, by a call that may', async () => {
    answer = async ({ grantSession }) => {
      grantSession(grant);
      return true;
    };
    const { status, headers } = await login(JSON.stringify({ email: 'a@b.test', password: 'x' }));
    expect(status).toBe(200);
    expect(openGrant(secret, headers.get(SESSION_GRANT_HEADER)!)).toEqual(grant);
  });

  it('by no other call', async () => {
    answer = async ({ grantSession }) => {
      grantSession(grant);
      return { users: [], total: 0 };
    };
    const { status, headers } = await ask('/users', { headers: asCoach });
    expect(status).toBe(500);
    expect(headers.get(SESSION_GRANT_HEADER)).toBeNull();
  });
});

describe('around the calls', () => {
  it('says that the process lives, also when it is not ready', async () => {
    notReady = 'The database of identity does not answer.';
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { message: notReady } });
  });

  it('says that it is ready', async () => {
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('gives a request an id unless it has a usable one', async () => {
    const given = await ask('/users', { headers: { 'x-request-id': '<script>' } });
    expect(given.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names no framework', async () => {
    expect((await ask('/healthz')).headers.get('x-powered-by')).toBeNull();
  });

  it('logs how a request went, without query, body or token', async () => {
    await ask('/users?query=hunter2', { headers: asCoach });
    await login(JSON.stringify({ email: 'a@b.test', password: 'hunter2' }));
    const entries = logged.join();
    expect(entries).toMatch(/"method":"GET","path":"\/users","status":\d+,"milliseconds":\d+/);
    expect(entries).not.toContain('hunter2');
    expect(entries).not.toContain(asCoach['x-actor-token']);
  });

  it('refuses to start when a call has no handler', () => {
    const parts = {
      name: 'reports' as const,
      handlers: {},
      tokens,
      seal: () => '',
      running: runningRequests(),
      streams: openStreams(),
      notReadyBecause: async () => null,
      log: pino({ level: 'silent' }),
    };
    expect(() => createApp(parts)).toThrow('reports does not answer getInteractions.');
  });
});
