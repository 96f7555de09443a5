import type { DomainEvent } from '@coaching/contracts';
import { startStoreForTest } from '@coaching/embedded/testing';
import type { RunningService, ServiceContext, Transaction } from '../service';
import { startService } from '../start-service';
import { actorSecret, effectsIn, log, observations, recording, remove, reports } from '../testing/delivery';
import { type EventRecorder, eventRecorder } from '../testing/event-recorder';
import { anEvent } from '../testing/events';
import { startNatsServer } from '../testing/nats-server';
import { FLUSH_MS } from '../testing/service-for-test';
import { BusAway, type EventBus } from './bus';
import { createInProcessBus } from './in-process';
import { connectJetStream } from './jetstream';
import { outboxIn } from './outbox';
import { reactOnce } from './reactions';

interface Buses {
  connect(): Promise<EventBus>;
  stop(): Promise<void>;
}

async function overJetStream(): Promise<Buses> {
  const server = await startNatsServer();
  return { connect: () => connectJetStream(server.url), stop: server.stop };
}

async function inOneProcess(): Promise<Buses> {
  const bus = createInProcessBus();
  const shared = { ...bus, close: async () => {} };
  return { connect: async () => shared, stop: bus.close };
}

describe.each([
  ['in one process', inOneProcess],
  ['over JetStream', overJetStream],
])('events of one service reach another %s', (_, open) => {
  let store: Awaited<ReturnType<typeof startStoreForTest>>;
  let buses: Buses;
  let bus: EventBus;
  let writer: RunningService;
  let reader: RunningService;
  let applied: EventRecorder;

  async function shows(...entities: string[]): Promise<void> {
    await applied.about(...entities);
    expect(await effectsIn(reader)).toEqual(entities.map((entity) => `${entity} 1`));
  }

  const environment = (of: EventBus) => ({
    mongoUrl: store.url,
    actorSecret,
    bus: of,
    log,
  });

  beforeEach(async () => {
    store = await startStoreForTest();
    applied = eventRecorder();
    buses = await open();
    bus = await buses.connect();
    writer = await startService(observations, environment(bus));
    reader = await startService(reports, environment(recording(bus, applied)));
    await bus.start();
  });

  afterEach(async () => {
    await writer.stop();
    await reader.stop();
    await bus.close();
    await buses.stop();
    await store.close();
  });

  it('once in effect', async () => {
    await remove(writer, 'a', 'b');
    await shows('a', 'b');
    expect(await outboxIn(writer.context.db).countUntil(new Date())).toBe(0);
  });

  it('not at all when the transaction fails', async () => {
    const failing = writer.context.transaction(async ({ announce }) => {
      await announce({ type: 'observation.deleted', entity_uid: 'a', revision: 1, data: { uid: 'a' } });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await remove(writer, 'b');
    await shows('b');
  });

  it('not at all when its data break the contract, and the change is not stored either', async () => {
    const { db, transaction } = writer.context;
    const broken = transaction(async ({ session, announce }) => {
      await db.collection('gone').insertOne({ uid: 'a' }, { session });
      await announce({ type: 'observation.deleted', entity_uid: 'a', revision: 1, data: { uid: '' } });
    });
    await expect(broken).rejects.toThrow();
    expect(await db.collection('gone').countDocuments()).toBe(0);
  });

  it('also when the reader was away meanwhile', async () => {
    await remove(writer, 'a');
    await shows('a');
    await reader.stop();
    await remove(writer, 'b', 'c');
    reader = await startService(reports, environment(recording(bus, applied)));
    await shows('a', 'b', 'c');
  });

  it('once in effect when the relay dies between publishing and taking the event from the outbox', async () => {
    await writer.stop();
    const again = await startService(
      observations,
      environment({
        ...bus,
        publish: async () => {
          throw new BusAway('Not now.');
        },
      }),
    );
    await remove(again, 'a');
    const outbox = outboxIn(again.context.db);
    const [row] = await outbox.oldest(10, []);
    await bus.publish(row!.event);
    await shows('a');
    await again.stop();
    // The next process finds the row and cannot know that it was published.
    writer = await startService(observations, environment(bus));
    await writer.flush(FLUSH_MS);
    expect(await outboxIn(writer.context.db).countUntil(new Date())).toBe(0);
    await remove(writer, 'b');
    await shows('a', 'b');
  });

  it('once in effect when the reader dies between its effect and saying so', async () => {
    await reader.stop();
    let deaths = 0;
    const mortal: EventBus = {
      ...bus,
      subscribe: (consumer, types, handle) =>
        bus.subscribe(consumer, types, async (event) => {
          await handle(event);
          deaths += 1;
          if (deaths === 1) throw new Error('died');
          await applied.receiveEvent(event);
        }),
    };
    reader = await startService(reports, environment(mortal));
    await remove(writer, 'a');
    await remove(writer, 'b');
    await shows('a', 'b');
    expect(deaths).toBe(3);
  });

  it('several in one transaction when they come together, and one that fails by itself', async () => {
    let transactions = 0;
    const counting: ServiceContext = {
      ...reader.context,
      transaction: (body) => {
        transactions += 1;
        return reader.context.transaction(body);
      },
    };
    const { 'observation.deleted': remove } = reports.reactions!(reader.context) as {
      'observation.deleted': (event: DomainEvent, transaction: Transaction) => Promise<void>;
    };
    const react = reactOnce(
      {
        async 'observation.deleted'(event, transaction) {
          if (event.entity_uid === 'bad') throw new Error('never');
          await remove(event, transaction);
        },
      },
      counting,
    );
    const about = (...entities: string[]) =>
      entities.map((uid) => anEvent({ entity_uid: uid, data: { uid } }));
    await Promise.all(about('a', 'b', 'c', 'd').map(react));
    expect(transactions).toBe(1);
    const outcomes = await Promise.allSettled(about('e', 'bad', 'f').map(react));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await effectsIn(reader)).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'e 1', 'f 1']);
  });

  it('once in effect when an event is given again long after any broker has forgotten it', async () => {
    const event = anEvent({ entity_uid: 'a', data: { uid: 'a' } });
    const react = reactOnce(reports.reactions!(reader.context), reader.context);
    await react(event);
    await react(event);
    await Promise.all([react(event), react(event)]);
    expect(await effectsIn(reader)).toEqual(['a 1']);
  });
});
