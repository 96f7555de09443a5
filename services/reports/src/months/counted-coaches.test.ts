import { aPerson } from '@coaching/access/testing';
import {
  anInteraction,
  interactionUpdated,
  type ServiceForTest,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { reportsService } from '../service';
import { logTalliesIn } from './log-tallies';
import { beginRebuild } from './rebuild-months';

let reports: ServiceForTest<'reports'>;
beforeAll(async () => {
  reports = await startServiceForTest(reportsService);
});
afterAll(() => reports.close());

const [ada, ben, cara] = ['Ada', 'Ben', 'Cara'].map((name) => aPerson(name));
const visit = (coach: typeof ada, uid: string, duration: number, revision = 1) =>
  interactionUpdated(
    anInteraction(coach!, cara!, { uid, duration, timestamp: '2026-03-15T12:00:00.000Z' }),
    revision,
  );

it('of coaches whose rows were read, only those of whom nothing changed meanwhile are counted', async () => {
  const { context } = reports.service;
  const { coaches, generations } = logTalliesIn(context.connection);
  await reports.receiveEvent(visit(ada, 'one', 30));
  await reports.receiveEvent(visit(ben, 'two', 30));
  await beginRebuild(context);
  const building = (await generations.find()).building!;
  const uids = [ada!.uid, ben!.uid];

  const stood = await coaches.waitingAmong(uids, building);
  expect(stood.map(({ _id }) => _id).sort()).toEqual([...uids].sort());
  await reports.receiveEvent(visit(ben, 'two', 45, 2));
  const claim = (some: typeof stood) =>
    context.transaction(({ session }) => coaches.claimUnchanged(some, building, session));
  expect(await claim(stood)).toEqual(new Set([ada!.uid]));

  // Who was left out still waits, and is taken as they stand now.
  const left = await coaches.waitingAmong(uids, building);
  expect(left.map(({ _id }) => _id)).toEqual([ben!.uid]);
  expect(await claim(left)).toEqual(new Set([ben!.uid]));
  expect(await coaches.waiting(building)).toEqual([]);
});
