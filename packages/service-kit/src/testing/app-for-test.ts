import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { cast } from '@coaching/access/testing';
import { callRows } from '@coaching/contracts';
import { pino } from 'pino';
import { createActorTokens } from '../actor/actor-tokens';
import { sealGrant } from '../actor/session-grants';
import { createTableTokens } from '../actor/table-tokens';
import { createApp } from '../http/app';
import { openStreams } from '../http/open-streams';
import type { AnyHandler } from '../http/read-call';
import { runningRequests } from '../http/running-requests';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';

export const secret = 'the key that gateway and services share';
export const tokens = createActorTokens(secret);
export const asCoach = { 'x-actor-token': tokens.sign({ actor: cast.actors.coach }) };
/** Headers of the coach's JSON. */
export const json = { ...asCoach, 'content-type': 'application/json' };

/** The app of a service that answers all calls of identity with one handler. */
export interface AppForTest {
  /** What the handler under test does; each test sets its own. */
  answer: AnyHandler;
  notReady: string | null;
  /** Lines of its log since the test began. */
  logged: string[];
  server: Server;
  origin: string;
  ask(
    path: string,
    init?: RequestInit,
  ): Promise<{ status: number; headers: Headers; body: Awaited<ReturnType<Response['json']>> }>;
  login(body: BodyInit, headers?: Record<string, string>): ReturnType<AppForTest['ask']>;
  /** The handler throws from now on. */
  throwing(error: unknown): void;
}

/** The app that a file's tests ask, from the first test to the last. */
export function appForTest(): AppForTest {
  const test = {
    async ask(path, init = {}) {
      const response = await fetch(test.origin + path, init);
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    login: (body, headers = json) => test.ask('/login', { method: 'POST', headers, body }),
    throwing(error) {
      test.answer = async () => {
        throw error;
      };
    },
  } as AppForTest;

  beforeAll(async () => {
    const owned = callRows.filter(([, call]) => call.owner === 'identity');
    const handlers = Object.fromEntries(
      owned.map(([name]): [string, AnyHandler] => [name, (request) => test.answer(request)]),
    );
    const app = createApp({
      name: 'identity',
      handlers,
      tokens,
      tableTokens: createTableTokens(secret),
      seal: (grant) => sealGrant(secret, grant),
      running: runningRequests(),
      streams: openStreams(),
      notReadyBecause: async () => test.notReady,
      log: pino(
        { level: 'info' },
        new Writable({
          write(chunk, _encoding, done) {
            test.logged.push(String(chunk));
            done();
          },
        }),
      ),
    });
    test.server = createServer(app);
    await listen(test.server, 0);
    test.origin = `http://127.0.0.1:${(test.server.address() as AddressInfo).port}`;
  });
  afterAll(() => closeServer(test.server));
  beforeEach(() => {
    test.answer = async () => ({ ok: true });
    test.notReady = null;
    test.logged = [];
  });
  return test;
}
