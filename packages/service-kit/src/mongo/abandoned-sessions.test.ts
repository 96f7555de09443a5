import { startStoreForTest } from '@coaching/embedded/testing';
import { Binary } from 'mongodb';
import { createInProcessBus } from '../events/in-process';
import { createLogger } from '../log';
import type { RunningService } from '../service';
import { startService } from '../start-service';
import { runProgram } from '../testing/run-program';
import { smallService } from '../testing/small-service';
import { PROCESSES, type ProcessRow } from './abandoned-sessions';

jest.setTimeout(50_000);

const ACTOR_SECRET = 'a key for tests that is long enough';
const log = createLogger({ name: 'test', level: 'silent' });

let store: Awaited<ReturnType<typeof startStoreForTest>>;
const running: RunningService[] = [];
beforeEach(async () => {
  // By itself it gives up on nothing while a test goes on: what is free again, the others have freed.
  store = await startStoreForTest({ transactionLifetime: 600_000 });
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
  await store.close();
});

async function start(): Promise<RunningService> {
  const environment = { mongoUrl: store.url, actorSecret: ACTOR_SECRET, bus: createInProcessBus(), log };
  const service = await startService(smallService, environment);
  running.push(service);
  return service;
}

const heldIn = ({ context }: RunningService) => context.db.collection<{ _id: string; by: string }>('held');
const processesOf = ({ context }: RunningService) => context.db.collection<ProcessRow>(PROCESSES);

/** Waits for a change that no event announces, by looking. */
async function becomes(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

it('what a process that was killed changed in an open transaction, another can change', async () => {
  const other = await start();
  await heldIn(other).insertOne({ _id: 'a', by: 'nobody' });
  const killed = runProgram('packages/service-kit/src/testing/holding-process.ts', {
    MONGODB_URL: store.url,
    ACTOR_SECRET,
  });
  await killed.untilPrinted('holding');
  killed.kill();
  await killed.ended;
  await other.context.transaction(async ({ session }) => {
    await heldIn(other).updateOne({ _id: 'a' }, { $set: { by: 'the other' } }, { session });
  });
  expect(await heldIn(other).findOne({ _id: 'a' })).toEqual({ _id: 'a', by: 'the other' });
});

it('a process that lives is not taken for dead', async () => {
  const [service, sibling] = [await start(), await start()];
  await sibling.context.transaction(({ announce }) =>
    announce({ type: 'observation.deleted', entity_uid: 'a', revision: 1, data: { uid: 'a' } }),
  );
  const dead = new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID);
  const row = { name: 'a host 1', beat: 5, sessions: [dead] };
  await processesOf(service).insertOne({ _id: 'dead', ...row });
  await becomes(async () => (await processesOf(service).countDocuments({ _id: 'dead' })) === 0);
  const living = await processesOf(service).find().toArray();
  expect(living).toHaveLength(2);
  expect(living.some(({ sessions }) => sessions.length > 0)).toBe(true);
});

it('a process that ends as it should leaves no word of itself', async () => {
  const service = await start();
  await start();
  await becomes(async () => (await processesOf(service).countDocuments()) === 2);
  await running.pop()!.stop();
  expect(await processesOf(service).countDocuments()).toBe(1);
});
