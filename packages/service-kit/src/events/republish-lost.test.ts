import { startStoreForTest } from '@coaching/embedded/testing';
import { createLogger } from '../log';
import type { RunningService, ServiceDefinition } from '../service';
import { startService } from '../start-service';
import { startNatsServer, type TestNatsServer } from '../testing/nats-server';
import { neverCalledOf } from '../testing/never-called';
import { FLUSH_MS } from '../testing/service-for-test';
import { smallService } from '../testing/small-service';
import type { EventBus } from './bus';
import { connectJetStream } from './jetstream';

const log = createLogger({ name: 'test', level: 'silent' });
const actorSecret = 'a key for tests that is long enough';

/** Stores observations that were deleted and publishes them, and mails that it stores nothing of. */
const writer: ServiceDefinition<'observations'> = { ...smallService, reactions: undefined };

/** Counts what it receives. */
const reader: ServiceDefinition<'reports'> = {
  name: 'reports',
  schemas: {},
  handlers: () => neverCalledOf('reports'),
  reactions({ db }) {
    const effects = db.collection<{ _id: string; times: number }>('effects');
    return {
      async 'observation.deleted'({ entity_uid: _id }, { session }) {
        await effects.updateOne({ _id }, { $set: { times: 1 } }, { upsert: true, session });
      },
      async 'mail.requested'({ entity_uid: _id }, { session }) {
        await effects.updateOne({ _id }, { $inc: { times: 1 } }, { upsert: true, session });
      },
    };
  },
};

let broker: TestNatsServer;
let store: Awaited<ReturnType<typeof startStoreForTest>>;
let bus: EventBus;
const running: RunningService[] = [];

beforeEach(async () => {
  broker = await startNatsServer();
  store = await startStoreForTest();
  bus = await connectJetStream(broker.url);
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
  await bus.close();
  await broker.stop();
  await store.close();
});

async function start(definition: ServiceDefinition<'observations'> | ServiceDefinition<'reports'>) {
  const environment = { mongoUrl: store.url, actorSecret, bus, log };
  const service = await startService(definition as ServiceDefinition, environment);
  running.push(service);
  return service;
}

const remove = ({ context }: RunningService, uid: string) =>
  context.transaction(async ({ session, announce }) => {
    await context.db.collection('deleted').insertOne({ uid }, { session });
    await announce({ type: 'observation.deleted', entity_uid: uid, revision: 1, data: { uid } });
  });

const mail = ({ context }: RunningService, uid: string) =>
  context.transaction(({ announce }) =>
    announce({
      type: 'mail.requested',
      entity_uid: uid,
      revision: 1,
      data: {
        mail: {
          template: 'code',
          to: 'pat@school.test',
          code: '123456',
          expires_at: '2030-01-01T00:00:00.000Z',
        },
      },
    }),
  );

const effectsIn = async ({ context }: RunningService) => {
  const rows = await context.db.collection('effects').find().sort({ _id: 1 }).toArray();
  return rows.map(({ _id, times }) => `${_id} ${times}`);
};

/** Waits for a change that no event announces, by looking. */
async function becomes(service: RunningService, ...expected: string[]): Promise<void> {
  while ((await effectsIn(service)).join() !== expected.join())
    await new Promise((resolve) => setImmediate(resolve));
}

const brokerIsKnown = async ({ context }: RunningService) => {
  while ((await context.db.collection('broker_records').countDocuments()) === 0)
    await new Promise((resolve) => setImmediate(resolve));
};

it('what a consumer had not read when the stream was deleted is published again, facts once in effect', async () => {
  const writing = await start(writer);
  const reading = await start(reader);
  await brokerIsKnown(writing);
  await mail(writing, 'a-mail');
  await remove(writing, 'b');
  await becomes(reading, 'a-mail 1', 'b 1');
  await running.pop()!.stop();
  await mail(writing, 'c-mail');
  await remove(writing, 'd');
  await writing.flush(FLUSH_MS);
  await broker.loseStream();
  const again = await start(reader);
  await becomes(again, 'a-mail 1', 'b 1', 'c-mail 1', 'd 1');
});

it('events flow again after the stream was deleted under those who publish and read', async () => {
  const writing = await start(writer);
  const reading = await start(reader);
  await remove(writing, 'a');
  await becomes(reading, 'a 1');
  await broker.loseStream();
  await remove(writing, 'b');
  await becomes(reading, 'a 1', 'b 1');
});
