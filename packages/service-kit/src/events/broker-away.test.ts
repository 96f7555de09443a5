import { startStoreForTest } from '@coaching/embedded/testing';
import { startService } from '../start-service';
import { actorSecret, effectsIn, log, observations, recording, remove, reports } from '../testing/delivery';
import { eventRecorder } from '../testing/event-recorder';
import { startNatsServer, type TestNatsServer } from '../testing/nats-server';
import { connectJetStream } from './jetstream';
import { outboxIn } from './outbox';

describe('with a broker that is away', () => {
  let server: TestNatsServer;
  let store: Awaited<ReturnType<typeof startStoreForTest>>;
  beforeEach(async () => {
    server = await startNatsServer();
    store = await startStoreForTest();
  });
  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  it('writes go on, readiness reports it, and what waits is published once the broker is back', async () => {
    const bus = await connectJetStream(server.url);
    const applied = eventRecorder();
    const writer = await startService(observations, { mongoUrl: store.url, actorSecret, bus, log });
    const reader = await startService(reports, {
      mongoUrl: store.url,
      actorSecret,
      bus: recording(bus, applied),
      log,
    });
    await bus.start();
    await remove(writer, 'a');
    await applied.about('a');
    await server.kill();
    await remove(writer, 'b');
    await remove(writer, 'c', 'd');
    expect(await writer.notReadyBecause()).toBe('The event broker is away; events wait in the outbox.');
    expect(await outboxIn(writer.context.db).countUntil(new Date())).toBe(3);
    await server.restart();
    await applied.about('a', 'b', 'c', 'd');
    expect(await effectsIn(reader)).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
    expect(await writer.notReadyBecause()).toBeNull();
    await writer.stop();
    await reader.stop();
    await bus.close();
  });
});
