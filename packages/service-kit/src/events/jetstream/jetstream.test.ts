import { pino } from 'pino';
import { promisesOfABus } from '../../testing/bus-contract';
import { anEvent, eventsOf } from '../../testing/events';
import { heard } from '../../testing/heard';
import { freeLease, memoryOutbox } from '../../testing/memory-outbox';
import { startNatsServer, type TestNatsServer } from '../../testing/nats-server';
import { BusAway } from '../bus';
import { startRelay } from '../relay';
import { connectJetStream } from '.';

jest.setTimeout(60_000);

describe('the promises of a bus', () => {
  promisesOfABus(async () => {
    const server = await startNatsServer();
    return { connect: () => connectJetStream(server.url), stop: server.stop };
  });
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
    const reports = heard();
    const seen = new Set<string>();
    await consumer.subscribe('reports', ['observation.deleted'], async (event) => {
      // As the mark "seen" does: what comes twice has its effect once.
      if (seen.has(event.id)) return;
      seen.add(event.id);
      await reports.hear(event);
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
    const [reports, live] = [heard(), heard()];
    await bus.subscribe('reports', ['observation.deleted'], reports.hear);
    await bus.listen(['observation.deleted'], live.hear);
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
    const reports = heard();
    await bus.subscribe('reports', ['observation.deleted'], reports.hear);
    await reports.count(1);
    expect(reports.events).toEqual([event]);
    await bus.close();
  });
});
