import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connectJetStream, createInProcessBus, type EventBus } from '@coaching/service-kit';
import { eventReader, startNatsServer, type TestNatsServer } from '@coaching/service-kit/testing';
import type { GatewayOptions } from '../options';
import { type DummyServices, dummyServices } from '../testing/dummy-services';
import {
  cookieOf,
  type GatewayForTest,
  post,
  signIn,
  startGatewayForTest,
} from '../testing/gateway-for-test';
import { sessionsForTest } from '../testing/sessions-for-test';

const path = '/observation/a/live';
const sessions = sessionsForTest();

/** Two gateways of one platform, and the bus on which identity sends signals to both. */
interface Pair {
  here: GatewayForTest;
  there: GatewayForTest;
  /** The bus of identity, as in a process of its own. */
  identityBus: EventBus;
  /** Takes the broker away. */
  lose(): Promise<void>;
  close(): Promise<void>;
}

async function oneProcess(dummies: DummyServices): Promise<Pair> {
  const bus = createInProcessBus();
  const here = await startGatewayForTest({ sessions: sessions(), bus }, dummies);
  return { here, there: here, identityBus: bus, lose: async () => {}, close: () => here.stop() };
}

async function overNats(dummies: DummyServices): Promise<Pair> {
  const nats: TestNatsServer = await startNatsServer();
  const buses = await Promise.all([1, 2, 3].map(() => connectJetStream(nats.url)));
  const gateway = (bus: GatewayOptions['bus']) => startGatewayForTest({ sessions: sessions(), bus }, dummies);
  const [here, there] = [await gateway(buses[0]!), await gateway(buses[1]!)];
  return {
    here,
    there,
    identityBus: buses[2]!,
    lose: () => nats.stop(),
    async close() {
      await here.stop();
      await there.stop();
      for (const bus of buses) await bus.close();
      await nats.stop();
    },
  };
}

let dummies: DummyServices;
/** What the service answers, and when that is over: it may be before its reader has the beginning. */
let streams: { stream: ServerResponse; gone: Promise<unknown> }[];
beforeEach(() => {
  dummies = dummyServices();
  streams = [];
  dummies.overrides.set(path, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    streams.push({ stream: response, gone: once(response, 'close') });
  });
});

/** A page that follows an observation. */
async function follower(gateway: GatewayForTest, cookie: string) {
  const answer = await fetch(`${gateway.address}/api${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { stream, gone } = streams.at(-1)!;
  const reader = eventReader(answer);
  return {
    /** Resolves when the browser and the service both know that it is over. */
    async ended() {
      expect(await reader.next()).toBeNull();
      await gone;
    },
    isOpen: () => !stream.destroyed && !stream.writableEnded,
    stream,
  };
}

describe.each([
  ['in one process', oneProcess],
  ['in processes that share a broker', overNats],
])('a live stream %s', (_, open) => {
  let pair: Pair;
  beforeEach(async () => {
    pair = await open(dummies);
  });
  afterEach(() => pair.close());

  const signal = (uid: string) => pair.identityBus.signals.send('person.changed', uid);

  it('ends when its reader signs out, elsewhere too, and others’ go on', async () => {
    const cookie = await signIn(pair.here.address, 'coach');
    const [one, two] = [await follower(pair.here, cookie), await follower(pair.there, cookie)];
    const other = await follower(pair.there, await signIn(pair.here.address, 'coachee'));
    await post(`${pair.here.address}/api/logout`, {}, { cookie });
    await Promise.all([one.ended(), two.ended()]);
    expect(other.isOpen()).toBe(true);
    expect((await fetch(`${pair.there.address}/api${path}`, { headers: { cookie } })).status).toBe(401);
  });

  it('ends when its reader signs out everywhere but where they do it', async () => {
    const [mine, elsewhere] = [
      await signIn(pair.here.address, 'coach'),
      await signIn(pair.there.address, 'coach'),
    ];
    const stream = await follower(pair.there, elsewhere);
    const answer = await post(`${pair.here.address}/api/sign_out_everywhere`, {}, { cookie: mine });
    signal('coach');
    await stream.ended();
    const again = await follower(pair.here, cookieOf(answer)!);
    signal('coach');
    signal('coachee');
    await new Promise(setImmediate);
    expect(again.isOpen()).toBe(true);
  });

  it('ends when its reader’s account is gone', async () => {
    const stream = await follower(pair.there, await signIn(pair.here.address, 'coach'));
    dummies.people.delete('coach');
    signal('coach');
    await stream.ended();
  });

  it('ends when its reader may do something else than before', async () => {
    const cookie = await signIn(pair.here.address, 'coach');
    const stream = await follower(pair.there, cookie);
    dummies.people.set('coach', { ...dummies.people.get('coach')!, roles: ['Coach'] });
    signal('coach');
    await stream.ended();
  });

  it('ends when its session goes on in another organisation', async () => {
    const cookie = await signIn(pair.here.address, 'coach');
    const stream = await follower(pair.there, cookie);
    await post(`${pair.here.address}/api/user_session`, { organization_uid: 'lakeside' }, { cookie });
    await stream.ended();
  });

  it('ends also when its reader signs out before the gateway listens', async () => {
    const cookie = await signIn(pair.here.address, 'coach');
    const [stream] = await Promise.all([
      follower(pair.there, cookie),
      post(`${pair.here.address}/api/logout`, {}, { cookie }),
    ]).catch(() => [null]);
    // Either it never began, or it ends.
    await stream?.ended();
  });

  it('goes on while nobody can say who its reader is, and ends once somebody can', async () => {
    const stream = await follower(pair.there, await signIn(pair.here.address, 'coach'));
    dummies.overrides.set('/internal/actor', (__, response) => void response.writeHead(500).end());
    signal('coach');
    dummies.people.delete('coach');
    await new Promise(setImmediate);
    expect(stream.isOpen()).toBe(true);
    dummies.overrides.delete('/internal/actor');
    await stream.ended();
  });

  it('ends also while the broker is away', async () => {
    const cookie = await signIn(pair.here.address, 'coach');
    const stream = await follower(pair.there, cookie);
    await pair.lose();
    await post(`${pair.here.address}/api/logout`, {}, { cookie });
    await stream.ended();
  });
});

it('a live stream ends without any broker at all', async () => {
  const gateway = await startGatewayForTest({ sessions: sessions(), bus: null }, dummies);
  const stream = await follower(gateway, await signIn(gateway.address, 'coach'));
  dummies.people.delete('coach');
  await stream.ended();
  await gateway.stop();
});
