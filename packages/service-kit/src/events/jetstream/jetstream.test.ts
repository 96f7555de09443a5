import type { DomainEvent } from '@coaching/contracts';
import { pino } from 'pino';
import { promisesOfABus } from '../../testing/bus-contract';
import { eventRecorder } from '../../testing/event-recorder';
import { anEvent, eventsOf } from '../../testing/events';
import { freeLease, memoryOutbox } from '../../testing/memory-outbox';
import { startNatsServer, type TestNatsServer } from '../../testing/nats-server';
import { BusAway } from '../bus';
import { pause } from '../pause';
import { startRelay } from '../relay';
import { connectJetStream } from '.';

describe('the promises of a bus', () => {
  promisesOfABus(async () => {
    const server = await startNatsServer();
    return { connect: () => connectJetStream(server.url), stop: server.stop };
  });
});

describe('with a broker that asks for a password', () => {
  let server: TestNatsServer;
  const as = (password: string) =>
    connectJetStream(server.url.replace('//', `//sidelight:${encodeURIComponent(password)}@`));
  beforeEach(async () => {
    server = await startNatsServer(['--user', 'sidelight', '--pass', 'p@ss/word']);
  });
  afterEach(() => server.stop());

  it('publishes with the one in its address', async () => {
    const bus = await as('p@ss/word');
    await bus.publish(anEvent());
    await bus.close();
  });

  it('publishes nothing with another', async () => {
    const bus = await as('guess');
    await expect(bus.publish(anEvent())).rejects.toThrow(BusAway);
    await bus.close();
  });
});

it('gives a consumer that needs no order events of one entity at once, also one that needed it before', async () => {
  const server = await startNatsServer();
  const bus = await connectJetStream(server.url);
  const before = await bus.subscribe('reports', ['observation.deleted'], async () => {});
  await before.stop();
  for (const event of eventsOf('a', 6)) await bus.publish(event);
  const reports = eventRecorder();
  const handle = async (event: DomainEvent) => {
    await reports.receiveEvent(event);
    // None is done before three are here.
    await reports.count(3);
  };
  await bus.subscribe('reports', ['observation.deleted'], handle, { anyOrder: true });
  await reports.count(6);
  expect(reports.events.map(({ revision }) => revision).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  await bus.close();
  await server.stop();
});

it('never takes what it publishes just now for lost', async () => {
  const server = await startNatsServer();
  const bus = await connectJetStream(server.url);
  const beyond: number[] = [];
  for (const entity of Array.from({ length: 100 }, (_, index) => `entity-${index}`)) {
    const looking = bus.record();
    await Promise.all(eventsOf(entity, 20).map((event) => bus.publish(event)));
    const { acknowledged, last } = (await looking)!;
    beyond.push(acknowledged - last);
  }
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
  await bus.close();
  await server.stop();
});

describe('with a broker that goes away', () => {
  let server: TestNatsServer;
  beforeEach(async () => {
    server = await startNatsServer();
  });
  afterEach(() => server.stop());

  it('loses nothing and keeps the order when the broker is killed and comes back', async () => {
    const [publisher, consumer] = [await connectJetStream(server.url), await connectJetStream(server.url)];
    const outbox = memoryOutbox();
    const relay = startRelay({ outbox, bus: publisher, lease: freeLease, log: pino({ level: 'silent' }) });
    const reports = eventRecorder();
    const seen = new Set<string>();
    await consumer.subscribe('reports', ['observation.deleted'], async (event) => {
      // As the mark "seen" does: what comes twice has its effect once.
      if (seen.has(event.id)) return;
      seen.add(event.id);
      await reports.receiveEvent(event);
    });
    const events = eventsOf('a', 60);
    outbox.add(...events.slice(0, 30));
    relay.nudge();
    await reports.count(10);
    await server.kill();
    outbox.add(...events.slice(30));
    relay.nudge();
    await server.restart();
    await reports.count(60);
    expect(reports.events.map(({ revision }) => revision)).toEqual(events.map(({ revision }) => revision));
    await relay.stop(0);
    await Promise.all([publisher.close(), consumer.close()]);
  });

  it('refuses to publish while it is away, says so, and takes events when it is back', async () => {
    const bus = await connectJetStream(server.url);
    await server.kill();
    await expect(bus.publish(anEvent())).rejects.toThrow(BusAway);
    expect(await bus.notReadyBecause()).toBe('The event broker is away; events wait in the outbox.');
    await server.restart();
    const outbox = memoryOutbox();
    outbox.add(anEvent());
    const relay = startRelay({ outbox, bus, lease: freeLease, log: pino({ level: 'silent' }) });
    await relay.flush(20_000);
    expect(outbox.rows).toEqual([]);
    expect(await bus.notReadyBecause()).toBeNull();
    await relay.stop(0);
    await bus.close();
  });

  it('starts without a broker and goes on when there is one', async () => {
    await server.kill();
    const bus = await connectJetStream(server.url, { patienceMs: 0 });
    const [reports, live] = [eventRecorder(), eventRecorder()];
    await bus.subscribe('reports', ['observation.deleted'], reports.receiveEvent);
    await bus.listen(['observation.deleted'], live.receiveEvent);
    await server.restart();
    const outbox = memoryOutbox();
    const event = anEvent();
    outbox.add(event);
    const relay = startRelay({ outbox, bus, lease: freeLease, log: pino({ level: 'silent' }) });
    await Promise.all([reports.count(1), live.count(1)]);
    expect(reports.events).toEqual([event]);
    await relay.stop(0);
    await bus.close();
  });

  it('notices a broker that vanished without a word, and goes on when it is there again', async () => {
    const bus = await connectJetStream(server.url);
    const event = anEvent();
    server.freeze();
    while ((await bus.notReadyBecause()) === null) await pause(50);
    server.thaw();
    while ((await bus.notReadyBecause()) !== null) await pause(50);
    const reports = eventRecorder();
    await bus.subscribe('reports', ['observation.deleted'], reports.receiveEvent);
    await bus.publish(event);
    await reports.count(1);
    expect(reports.events).toEqual([event]);
    await bus.close();
  });

  it('can be closed while the broker has never been there', async () => {
    await server.kill();
    const bus = await connectJetStream(server.url, { patienceMs: 0 });
    await bus.subscribe('reports', ['observation.deleted'], async () => {});
    await bus.close();
    await expect(bus.publish(anEvent())).rejects.toThrow(BusAway);
  });

  it('gives a consumer that is new to the stream what was published before', async () => {
    const bus = await connectJetStream(server.url);
    const event = anEvent();
    await bus.publish(event);
    const reports = eventRecorder();
    await bus.subscribe('reports', ['observation.deleted'], reports.receiveEvent);
    await reports.count(1);
    expect(reports.events).toEqual([event]);
    await bus.close();
  });
});
