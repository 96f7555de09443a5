import { setTimeout } from 'node:timers/promises';
import { anEvent } from '../../testing/events';
import { startNatsServer, type TestNatsServer } from '../../testing/nats-server';
import { listener, promisesOfSignals } from '../../testing/signals-contract';
import type { EventBus } from '../bus';
import { connectJetStream } from '.';

describe('signals over a broker', () => {
  promisesOfSignals(async () => {
    const server = await startNatsServer();
    return { connect: () => connectJetStream(server.url), stop: server.stop };
  });
});

/** Resolves once the broker can be talked to. */
async function ready(bus: EventBus): Promise<void> {
  while ((await bus.notReadyBecause()) !== null) await setTimeout(20);
}

describe('with a broker that goes away', () => {
  let server: TestNatsServer;
  beforeEach(async () => {
    server = await startNatsServer();
  });
  afterEach(() => server.stop());

  it('listeners are called every few seconds, and receive signals of others again when it is back', async () => {
    const [here, there] = [await connectJetStream(server.url), await connectJetStream(server.url)];
    const far = await listener(there.signals, 'a');
    await server.kill();
    here.signals.send('observation.saved', 'a');
    await far.next();
    await far.next();
    await server.restart();
    await Promise.all([ready(here), ready(there)]);
    // A listener added now receives everything from the start.
    const back = await listener(there.signals, 'b');
    const received = back.next();
    here.signals.send('observation.saved', 'b');
    await received;
    await Promise.all([here.close(), there.close()]);
  });

  it('listeners in the same process are called at once', async () => {
    const bus = await connectJetStream(server.url);
    await server.kill();
    const near = await listener(bus.signals, 'a');
    bus.signals.send('observation.saved', 'a');
    expect(near.calls()).toBe(1);
    await bus.close();
  });

  it('a listener added before it is there receives signals of others once it is', async () => {
    await server.kill();
    const there = await connectJetStream(server.url, { patienceMs: 0 });
    const far = await listener(there.signals, 'a');
    await server.restart();
    const here = await connectJetStream(server.url);
    await ready(there);
    await far.next();
    const late = await listener(there.signals, 'b');
    const received = late.next();
    here.signals.send('observation.saved', 'b');
    await received;
    await Promise.all([here.close(), there.close()]);
  });
});

it('leaves nothing in the stream of events', async () => {
  const server = await startNatsServer();
  const bus = await connectJetStream(server.url);
  const seen: string[] = [];
  await bus.listen(['observation.deleted'], ({ id }) => void seen.push(id));
  for (let sent = 0; sent < 10; sent += 1) bus.signals.send('observation.saved', 'a');
  const event = anEvent();
  await bus.publish(event);
  const consumer: string[] = [];
  await new Promise<void>((resolve) => {
    void bus.subscribe('reports', ['observation.deleted'], async ({ id }) => {
      consumer.push(id);
      resolve();
    });
  });
  expect(consumer).toEqual([event.id]);
  await bus.close();
  await server.stop();
});
