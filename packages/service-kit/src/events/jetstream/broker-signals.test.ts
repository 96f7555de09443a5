import { setTimeout } from 'node:timers/promises';
import { anEvent } from '../../testing/events';
import { startNatsServer, type TestNatsServer } from '../../testing/nats-server';
import { listener, promisesOfSignals } from '../../testing/signals-contract';
import type { EventBus } from '../bus';
import { connectJetStream } from '.';

jest.setTimeout(60_000);

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

  it('who listens is called every few seconds, and hears the others again when it is back', async () => {
    const [here, there] = [await connectJetStream(server.url), await connectJetStream(server.url)];
    const far = await listener(there.signals, 'a');
    await server.kill();
    here.signals.tell('observation.saved', 'a');
    await far.next();
    await far.next();
    await server.restart();
    await Promise.all([ready(here), ready(there)]);
    // Whoever begins to listen now knows that it hears everything.
    const back = await listener(there.signals, 'b');
    const heard = back.next();
    here.signals.tell('observation.saved', 'b');
    await heard;
    await Promise.all([here.close(), there.close()]);
  });

  it('who is in the same process hears at once', async () => {
    const bus = await connectJetStream(server.url);
    await server.kill();
    const near = await listener(bus.signals, 'a');
    bus.signals.tell('observation.saved', 'a');
    expect(near.calls()).toBe(1);
    await bus.close();
  });

  it('who begins to listen before it is there hears others once it is', async () => {
    await server.kill();
    const there = await connectJetStream(server.url, { patienceMs: 0 });
    const far = await listener(there.signals, 'a');
    await server.restart();
    const here = await connectJetStream(server.url);
    await ready(there);
    await far.next();
    const late = await listener(there.signals, 'b');
    const heard = late.next();
    here.signals.tell('observation.saved', 'b');
    await heard;
    await Promise.all([here.close(), there.close()]);
  });
});

it('leaves nothing in the stream of events', async () => {
  const server = await startNatsServer();
  const bus = await connectJetStream(server.url);
  const seen: string[] = [];
  await bus.listen(['observation.deleted'], ({ id }) => void seen.push(id));
  for (let told = 0; told < 10; told += 1) bus.signals.tell('observation.saved', 'a');
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
