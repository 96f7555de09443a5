import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { MESSAGES } from '@coaching/contracts';
import { eventReader, type LogForTest, logForTest } from '@coaching/service-kit/testing';
import type { GatewayOptions } from '../options';
import { dummyServices, type Override } from '../testing/dummy-services';
import {
  type GatewayForTest,
  inProcess,
  type Served,
  serve,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { sessionsForTest } from '../testing/sessions-for-test';

const sessions = sessionsForTest();

const path = '/observation/a/live';

describe.each(['in this process', 'over HTTP'])('events by way of a service %s', (where) => {
  let served: Served | null;
  let gateway: GatewayForTest;
  let logged: LogForTest;
  /** The service's side of each stream, oldest first. */
  let streams: ServerResponse[];
  let begun: (stream: ServerResponse) => void;

  const answer: Override = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.write('retry: 300\n\n');
    streams.push(response);
    begun(response);
  };

  beforeEach(async () => {
    const dummies = dummyServices();
    dummies.overrides.set(path, answer);
    const handler: RequestListener = dummies.handlers.observations;
    served = where === 'over HTTP' ? await serve(handler) : null;
    const services: GatewayOptions['services'] = {
      ...inProcess(dummies),
      observations: served ? { url: served.address } : { handler },
    };
    logged = logForTest();
    streams = [];
    begun = () => {};
    gateway = await startGatewayForTest({ sessions: sessions(), services, log: logged.log }, dummies);
  });
  afterEach(async () => {
    gateway.gateway.endStreams();
    await gateway.stop();
    await served?.close();
  });

  const ask = (headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(`${gateway.address}/api${path}`, { headers, signal });
  const follow = async (cookie: string, signal?: AbortSignal) => {
    const response = await ask({ cookie, accept: 'text/event-stream' }, signal);
    expect(response.status).toBe(200);
    return { response, reader: eventReader<unknown>(response), stream: streams.at(-1)! };
  };
  const sendEvent = (stream: ServerResponse, id: string) => stream.write(`id: ${id}\ndata: {}\n\n`);

  it('come as they happen, one by one and as they are', async () => {
    const cookie = await signIn(gateway.address, 'coachee');
    const { response, reader, stream } = await follow(cookie);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    for (const id of ['1', '2', '3']) {
      sendEvent(stream, id);
      expect(await reader.next()).toEqual({ id, data: {} });
    }
    stream.end();
    expect(await reader.next()).toBeNull();
  });

  it('are asked for by the person and from the event they had last', async () => {
    const cookie = await signIn(gateway.address, 'coachee');
    await ask({ cookie, accept: 'text/event-stream', 'last-event-id': '12.abc' });
    const request = gateway.requests.find(({ url }) => url === path);
    expect(request?.headers['last-event-id']).toBe('12.abc');
    expect(request?.caller?.actor?.uid).toBe('coachee');
  });

  it('end at the service when the browser goes away', async () => {
    const cookie = await signIn(gateway.address, 'coachee');
    const leaving = new AbortController();
    const { stream } = await follow(cookie, leaving.signal);
    const closed = once(stream, 'close');
    leaving.abort();
    await closed;
  });

  it('end at the browser when the service is lost', async () => {
    const cookie = await signIn(gateway.address, 'coachee');
    const { reader, stream } = await follow(cookie);
    const lost = reader.next();
    stream.destroy();
    await expect(lost).rejects.toThrow();
  });

  it('are refused in JSON to a stranger and to nobody', async () => {
    gateway.overrides.set(path, (_request, response) => {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: MESSAGES.notFound }));
    });
    const cookie = await signIn(gateway.address, 'coach');
    const stranger = await ask({ cookie, accept: 'text/event-stream' });
    expect([stranger.status, await stranger.json()]).toEqual([404, { message: MESSAGES.notFound }]);
    const nobody = await ask({ accept: 'text/event-stream' });
    expect([nobody.status, await nobody.json()]).toEqual([401, { message: MESSAGES.signInFirst }]);
  });

  it('are open to one person twenty at a time, and to others all the same', async () => {
    const [cookie, other] = [
      await signIn(gateway.address, 'coachee'),
      await signIn(gateway.address, 'coach'),
    ];
    const leaving = new AbortController();
    const first = await follow(cookie, leaving.signal);
    for (let open = 1; open < 20; open += 1) await follow(cookie);
    const refused = await ask({ cookie });
    expect([refused.status, await refused.json(), refused.headers.get('retry-after')]).toEqual([
      429,
      { message: 'Too many of your pages are open and live. Please close some of them.' },
      '60',
    ]);
    await follow(other);
    const closed = once(first.stream, 'close');
    leaving.abort();
    await closed;
    await follow(cookie);
  });

  it('keep no other call waiting, however many are open', async () => {
    gateway.people.set('pat', { ...gateway.people.get('coach')!, uid: 'pat' });
    gateway.people.set('kim', { ...gateway.people.get('coach')!, uid: 'kim' });
    for (const uid of ['coach', 'coachee', 'pat', 'kim']) {
      const cookie = await signIn(gateway.address, uid);
      for (let open = 0; open < 20; open += 1) await follow(cookie);
    }
    expect(streams).toHaveLength(80);
    const cookie = await signIn(gateway.address, 'coach');
    expect((await fetch(`${gateway.address}/api/observation/b`, { headers: { cookie } })).status).toBe(200);
  });

  it('end when the gateway is to stop, those that begin then at once', async () => {
    const cookie = await signIn(gateway.address, 'coachee');
    const { reader, stream } = await follow(cookie);
    const closed = once(stream, 'close');
    gateway.gateway.endStreams();
    expect(await reader.next()).toBeNull();
    await closed;
    expect((await ask({ cookie })).status).toBe(503);
  });

  it('are logged once each, when they are over', async () => {
    const cookie = await signIn(gateway.address, 'coachee');
    const { reader, stream } = await follow(cookie);
    const lines = () => logged.lines().filter((line) => line.path === `/api${path}`);
    expect(lines()).toEqual([]);
    stream.end();
    expect(await reader.next()).toBeNull();
    expect(lines()).toMatchObject([{ method: 'GET', status: 200, user_uid: 'coachee' }]);
  });

  it('wait for a browser that takes nothing, and go on when it does', async () => {
    const cookie = await signIn(gateway.address, 'coachee');
    const opened = new Promise<ServerResponse>((resolve) => {
      begun = resolve;
    });
    const socket = connect(Number(new URL(gateway.address).port), '127.0.0.1').pause();
    socket.write(`GET /api${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
    const stream = await opened;
    const event = `data: ${'x'.repeat(1024 * 1024)}\n\n`;
    while (stream.write(event));
    const drained = once(stream, 'drain');
    socket.resume();
    await drained;
    socket.destroy();
  });
});
