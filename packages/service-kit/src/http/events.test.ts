import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { cast } from '@coaching/access/testing';
import { callRows, MESSAGES, type ObservationUpdate } from '@coaching/contracts';
import { pino } from 'pino';
import { createActorTokens } from '../actor/actor-tokens';
import { createTableTokens } from '../actor/table-tokens';
import { NotFound } from '../errors';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';
import type { AnsweredEvent, Follower } from '../service';
import { eventReader } from '../testing/event-reader';
import { createApp } from './app';
import { type OpenStreams, openStreams } from './open-streams';
import type { AnyHandler } from './read-call';
import { runningRequests } from './running-requests';

type Message = AnsweredEvent<unknown>;

const secret = 'the key that gateway and services share';
const tokens = createActorTokens(secret);
const { coach } = cast.actors;
const headers = { 'x-actor-token': tokens.sign({ actor: coach }) };
const gone: ObservationUpdate = { kind: 'gone' };

/** What the handler under test answers; each test sets its own. */
let answer: (follower: Follower) => Promise<AsyncIterable<Message>>;
let logged: string[];
let streams: OpenStreams;
let running: ReturnType<typeof runningRequests>;
let server: Server;
let address: string;

async function start(lifeMs?: number): Promise<void> {
  logged = [];
  streams = openStreams(lifeMs);
  running = runningRequests();
  const follow: AnyHandler = ({ follower }) => answer(follower!);
  const app = createApp({
    name: 'observations',
    handlers: Object.fromEntries(
      callRows.filter(([, { owner }]) => owner === 'observations').map(([name]) => [name, follow]),
    ),
    tokens,
    tableTokens: createTableTokens(secret),
    seal: () => '',
    running,
    streams,
    notReadyBecause: async () => null,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
  });
  server = createServer(app);
  address = `http://127.0.0.1:${await listen(server, 0)}/observation/a/live`;
}
beforeEach(() => start());
afterEach(async () => {
  streams.endAll();
  await closeServer(server);
});

const follow = async (more: Record<string, string> = {}, signal?: AbortSignal) => {
  const response = await fetch(address, { headers: { ...headers, ...more }, signal });
  expect(response.status).toBe(200);
  return { response, reader: eventReader<ObservationUpdate>(response) };
};

/** Tells what it is given, and then nothing until the stream is over. */
async function* thenSilence(follower: Follower, ...messages: Message[]): AsyncGenerator<Message> {
  yield* messages;
  if (!follower.gone.aborted) await once(follower.gone, 'abort');
}

it('are sent as they happen, under headers that let nothing hold them back', async () => {
  let send = (_message: Message) => {};
  answer = async () =>
    (async function* () {
      yield { id: '1', data: gone };
      yield await new Promise<Message>((resolve) => {
        send = resolve;
      });
    })();
  const { response, reader } = await follow();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.get('content-length')).toBeNull();
  expect(await reader.next()).toEqual({ id: '1', data: gone });
  const next = reader.next();
  send({ id: '2', data: gone });
  expect(await next).toEqual({ id: '2', data: gone });
  expect(await reader.next()).toBeNull();
  expect(reader.text()).toMatch(/^retry: \d+\n\n/);
});

it('begin before there is anything to send', async () => {
  answer = async (follower) => thenSilence(follower);
  await follow();
});

it('go on from the one that the reader had last', async () => {
  let last = '';
  answer = async (follower) => {
    last = follower.last_id;
    return thenSilence(follower);
  };
  await follow({ 'last-event-id': '12.abc' });
  expect(last).toBe('12.abc');
});

it('are refused as any other call, before the stream begins', async () => {
  answer = async () => {
    throw new NotFound(MESSAGES.notFound);
  };
  const response = await fetch(address, { headers });
  expect([response.status, await response.json()]).toEqual([404, { message: MESSAGES.notFound }]);
  const nobody = await fetch(address);
  expect([nobody.status, await nobody.json()]).toEqual([401, { message: MESSAGES.signInFirst }]);
});

it('leave only as the contract allows: one that breaks it ends the stream and is logged', async () => {
  answer = async () =>
    (async function* () {
      yield { id: '1', data: { ...gone, secret: 'kept here' } };
      yield { id: '2', data: { kind: 'whole', observation: { uid: 'a' } } };
    })();
  const { reader } = await follow();
  expect(await reader.next()).toEqual({ id: '1', data: gone });
  expect(await reader.next()).toBeNull();
  expect(logged.join()).toContain('a stream of events broke off');
  expect(logged.join()).toContain('breaks its contract');
});

it('end when their reader goes away, and their source is aborted', async () => {
  const seen: Follower[] = [];
  answer = async (follower) => {
    seen.push(follower);
    return thenSilence(follower, { id: '1', data: gone });
  };
  const leaving = new AbortController();
  const { reader } = await follow({}, leaving.signal);
  await reader.next();
  const { gone: signal } = seen[0]!;
  expect(signal.aborted).toBe(false);
  leaving.abort();
  await once(signal, 'abort');
  await running.finished(10_000);
});

it('end when the service is to stop, which then waits for none of them', async () => {
  answer = async (follower) => thenSilence(follower, { id: '1', data: gone });
  const { reader } = await follow();
  await reader.next();
  streams.endAll();
  expect(await reader.next()).toBeNull();
  await running.finished(10_000);
  const late = await follow();
  expect(await late.reader.next()).toBeNull();
  await running.finished(10_000);
});

it('end after a while, so that who reads them is looked at anew', async () => {
  streams.endAll();
  await closeServer(server);
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  await start(50);
  answer = async (follower) => thenSilence(follower, { id: '1', data: gone });
  const { reader } = await follow();
  expect(await reader.next()).toEqual({ id: '1', data: gone });
  expect(await reader.next()).toBeNull();
  random.mockRestore();
});
