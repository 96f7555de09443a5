import { openStoreForTest } from '@coaching/embedded/testing';
import { createLogger } from '../log';
import type { RunningService, ServiceDefinition } from '../service';
import { startService } from '../start-service';
import { anEvent } from '../testing/events';
import { type Heard, heard } from '../testing/heard';
import { startNatsServer, type TestNatsServer } from '../testing/nats-server';
import { BusAway, type EventBus } from './bus';
import { createInProcessBus } from './in-process';
import { connectJetStream } from './jetstream';
import { outboxIn } from './outbox';
import { reactOnce } from './reactions';

jest.setTimeout(60_000);

const log = createLogger({ name: 'test', level: 'silent' });

/** A writer: nothing but transactions that announce. */
const observations: ServiceDefinition<'observations'> = {
  name: 'observations',
  indexes: [],
  handlers: () => {
    const none = async () => {
      throw new Error('not called in these tests');
    };
    return {
      getObservation: none,
      saveObservation: none,
      deleteObservation: none,
      followObservation: none,
      getObservationDefaults: none,
      saveObservationDefaults: none,
    };
  },
};

/** A read model: counts the effects of each event, without looking whether it was there before. */
const reports: ServiceDefinition<'reports'> = {
  name: 'reports',
  indexes: [],
  handlers: () => {
    const none = async () => {
      throw new Error('not called in these tests');
    };
    return { getInteractions: none, getInteractionsWithClient: none };
  },
  reactions: ({ db }) => ({
    async 'observation.deleted'({ data: { uid } }, { session }) {
      await db
        .collection<{ _id: string; effects: number }>('effects')
        .updateOne({ _id: uid }, { $inc: { effects: 1 } }, { upsert: true, session });
    },
  }),
};

const remove = (service: RunningService, ...uids: string[]) =>
  service.context.transaction(async ({ session, announce }) => {
    for (const uid of uids) {
      await service.context.db.collection('gone').insertOne({ uid }, { session });
      await announce({ type: 'observation.deleted', entity_uid: uid, revision: 1, data: { uid } });
    }
  });

const effectsIn = async (service: RunningService) => {
  const rows = await service.context.db.collection('effects').find().sort({ _id: 1 }).toArray();
  return rows.map(({ _id, effects }) => `${_id} ${effects}`);
};

/** The bus as the reader gets it: `applied` hears of each event after its effect. */
function noting(bus: EventBus, applied: Heard): EventBus {
  return {
    ...bus,
    subscribe: (consumer, types, handle) =>
      bus.subscribe(consumer, types, async (event) => {
        await handle(event);
        await applied.hear(event);
      }),
  };
}

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
  let store: Awaited<ReturnType<typeof openStoreForTest>>;
  let buses: Buses;
  let bus: EventBus;
  let writer: RunningService;
  let reader: RunningService;
  let applied: Heard;

  async function shows(...entities: string[]): Promise<void> {
    await applied.about(...entities);
    expect(await effectsIn(reader)).toEqual(entities.map((entity) => `${entity} 1`));
  }

  const environment = (of: EventBus) => ({
    mongoUrl: store.url,
    actorSecret: 'a key for tests that is long enough',
    bus: of,
    log,
  });

  beforeEach(async () => {
    store = await openStoreForTest();
    applied = heard();
    buses = await open();
    bus = await buses.connect();
    writer = await startService(observations, environment(bus));
    reader = await startService(reports, environment(noting(bus, applied)));
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

  it('not at all when its data break the contract, and neither is the change kept', async () => {
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
    reader = await startService(reports, environment(noting(bus, applied)));
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
    await writer.flush();
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
          await applied.hear(event);
        }),
    };
    reader = await startService(reports, environment(mortal));
    await remove(writer, 'a');
    await remove(writer, 'b');
    await shows('a', 'b');
    expect(deaths).toBe(3);
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

describe('with a broker that is away', () => {
  let server: TestNatsServer;
  let store: Awaited<ReturnType<typeof openStoreForTest>>;
  beforeEach(async () => {
    server = await startNatsServer();
    store = await openStoreForTest();
  });
  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  it('writes go on, the service says so, and what waits is told once the broker is back', async () => {
    const actorSecret = 'a key for tests that is long enough';
    const bus = await connectJetStream(server.url);
    const applied = heard();
    const writer = await startService(observations, { mongoUrl: store.url, actorSecret, bus, log });
    const reader = await startService(reports, {
      mongoUrl: store.url,
      actorSecret,
      bus: noting(bus, applied),
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

it('one replica of a service relays at a time, and the next takes over when it stops', async () => {
  const store = await openStoreForTest();
  const actorSecret = 'a key for tests that is long enough';
  const bus = createInProcessBus();
  const told: [by: string, entity: string][] = [];
  const by = (name: string): EventBus => ({
    ...bus,
    publish: async ({ entity_uid }) => void told.push([name, entity_uid]),
  });
  const one = await startService(observations, { mongoUrl: store.url, actorSecret, bus: by('one'), log });
  await remove(one, 'a');
  await one.flush();
  const two = await startService(observations, { mongoUrl: store.url, actorSecret, bus: by('two'), log });
  await remove(two, 'b');
  await one.flush();
  await one.stop();
  await remove(two, 'c');
  await two.flush();
  expect(told).toEqual([
    ['one', 'a'],
    ['one', 'b'],
    ['two', 'c'],
  ]);
  await two.stop();
  await store.close();
});
