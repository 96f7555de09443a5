/**
 * What the time log and the tool log cost: the same report over ten times the history, against an aggregation over all
 * interactions, a rebuild beside the service that serves, and a file of a million rows. `LOGS_ROWS` (1,000,000) and
 * `LOGS_ROUNDS` (3) make it smaller.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Actor, type CallInput, logMonths, monthsBetween } from '@coaching/contracts';
import { startStore } from '@coaching/embedded';
import {
  ACTOR_TOKEN_HEADER,
  connectJetStream,
  createActorTokens,
  createLogger,
  type RunningService,
  startService,
} from '@coaching/service-kit';
import { startNatsServer } from '@coaching/service-kit/testing';
import { service as reportsService } from '@coaching/service-reports';
import {
  CLIENTS,
  COACHES,
  coachUid,
  countedAt,
  interactionAt,
  ORGANIZATIONS,
  organizationOf,
  personNamed,
  ROWS,
  sumsAt,
  sumsOfCoach,
} from '../logs/rows';
import { median, printRatio, timed } from '../ratio';

const ROUNDS = Number(process.env.LOGS_ROUNDS ?? 3);
const ASKINGS = 11;
const AT_ONCE = 5000;
/** Bars. */
const REBUILT_A_SECOND = 20_000;
const TIMES_FASTER = 100;
const HISTORY_BAR = 1.2;

const actorSecret = 'bench-actor-secret-bench-actor-secret';
const tokens = createActorTokens(actorSecret);
const nobody = {
  uid: 'asker',
  username: 'Asker',
  organization_uid: null,
  roles: [],
  schools: [],
  licenses: [],
};
const superuser: Actor = { ...nobody, roles: ['Superuser'] };
const admin: Actor = {
  ...nobody,
  organization_uid: organizationOf(0),
  schools: [{ organization_uid: organizationOf(0), roles: ['Organization Admin'], programs: [] }],
};

const current = new Date().toISOString().slice(0, 7);
const schoolYear = logMonths({}, current);
const everything = { start_date: '2022-08', end_date: schoolYear.at(-1)! };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes that this thread holds, which is the service's and not the store's. */
function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

async function insertAll<Row>(
  { context }: RunningService,
  collection: string,
  count: number,
  rowAt: (place: number) => Row,
): Promise<void> {
  for (let start = 0; start < count; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, more) => rowAt(start + more));
    await context.db.collection(collection).insertMany(rows as never, { ordered: false });
  }
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'logs-bench-'));
  const store = await startStore({ directory, worker: true, durable: false });
  const broker = await startNatsServer();
  const log = createLogger({ name: 'bench', level: 'silent' });

  /** The service on a database of its own, which answers over HTTP. */
  async function reportsOn(databasePrefix: string) {
    const bus = await connectJetStream(broker.url, { log });
    const environment = { mongoUrl: store.url, databasePrefix, actorSecret, bus, log };
    const service = await startService(reportsService, environment);
    const server = createServer(service.handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async (actor: Actor, query: CallInput<'getTimeLog'>['query'] = {}) => {
      const headers = { [ACTOR_TOKEN_HEADER]: tokens.sign({ actor }) };
      const search = new URLSearchParams(query as Record<string, string>);
      const response = await fetch(`${origin}/observations/metrics?${search}`, { headers });
      if (!response.ok) throw new Error(`${search}: ${response.status} ${await response.text()}`);
      return response;
    };
    const report = async (...asked: Parameters<typeof ask>) =>
      (await (await ask(...asked)).json()) as { total: number; totals: { doc_count: number } };
    const stop = async () => {
      server.close();
      server.closeAllConnections();
      await service.stop();
      await bus.close();
    };
    return { service, ask, report, stop };
  }

  /** The service with so many interactions, all counted by the rebuild. */
  async function withInteractions(count: number) {
    const reports = await reportsOn(`of_${count}_`);
    const rounds = Math.ceil(ROWS / 10 / (COACHES * CLIENTS));
    await insertAll(reports.service, 'people', COACHES, (place) => personNamed(coachUid(place), place));
    await insertAll(reports.service, 'people', COACHES * CLIENTS, (place) =>
      personNamed(`client-${place}`, place),
    );
    await insertAll(reports.service, 'organizations', ORGANIZATIONS, (place) => ({
      uid: organizationOf(place),
      name: `Organization ${place}`,
      programs: [],
      revision: 1,
    }));
    await insertAll(reports.service, 'counted_coaches', COACHES, countedAt);
    await insertAll(reports.service, 'interactions', count, (place) =>
      interactionAt(place, { current, rounds }),
    );
    const took = await timed(() => reports.service.republish());
    const rate = (count / took) * 1000;
    printRatio(
      `rebuild of ${count} interactions, against ${REBUILT_A_SECOND} a second`,
      rate / REBUILT_A_SECOND,
      `${rate.toFixed(0)} a second`,
    );
    return reports;
  }

  const small = await withInteractions(ROWS / 10);
  const large = await withInteractions(ROWS);

  const interactions = large.service.context.db.collection('interactions');
  const byMonth: Record<string, number> = { deleted: 1, month: 1 };
  await interactions.createIndex(byMonth);

  /** The same sums, counted from the interactions: from all of them, or from those that an index finds. */
  async function aggregated(months: readonly string[], hint: Record<string, number>): Promise<number> {
    const pipeline = [
      { $match: { deleted: false, visibility: { $ne: 'private' }, month: { $in: [...months] } } },
      {
        $group: {
          _id: { user: '$user', clients: '$clients', organization_uid: '$organization_uid' },
          rows: { $sum: 1 },
          minutes: { $sum: '$duration' },
        },
      },
      { $group: { _id: null, rows: { $sum: '$rows' }, found: { $sum: 1 } } },
    ];
    const found = await interactions.aggregate(pipeline, { hint }).toArray();
    return found[0]!.rows as number;
  }

  const questions: [name: string, actor: Actor, query: CallInput<'getTimeLog'>['query']][] = [
    ['everybody, this school year', superuser, {}],
    ['everybody, most minutes first', superuser, { sortBy: 'duration_sum', descending: 'true' }],
    ['everybody, a page in the middle', superuser, { page: 150 }],
    ['everybody, since August 2022', superuser, everything],
    ['one organization', admin, {}],
    ['one coach', { ...nobody, uid: coachUid(7) }, { coach_uid: coachUid(7) }],
  ];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`  round ${round}`);
    for (const [name, actor, query] of questions) {
      const times: [number[], number[]] = [[], []];
      for (let asking = -2; asking < ASKINGS; asking += 1) {
        const [few, many] = [
          await timed(() => small.report(actor, query)),
          await timed(() => large.report(actor, query)),
        ];
        if (asking < 0) continue;
        times[0].push(few);
        times[1].push(many);
      }
      const [few, many] = [median(times[0]), median(times[1])];
      printRatio(
        `10 times the history: ${name}`,
        many / few,
        `${many.toFixed(1)} ms, ${few.toFixed(1)} ms`,
        many / few <= HISTORY_BAR,
      );
    }
    for (const [name, months, query] of [
      ['this school year', schoolYear, {}],
      ['since August 2022', monthsBetween(everything.start_date, everything.end_date), everything],
    ] as const) {
      let [counted, summed] = [0, 0];
      const byHand: number[] = [];
      for (const hint of [{ $natural: 1 } as Record<string, number>, byMonth])
        byHand.push(
          await timed(async () => {
            counted = await aggregated(months, hint);
          }),
        );
      const quicker = Math.min(...byHand);
      const asked: number[] = [];
      for (let asking = 0; asking < ASKINGS; asking += 1)
        asked.push(
          await timed(async () => {
            summed = (await large.report(superuser, query)).totals.doc_count;
          }),
        );
      if (counted !== summed) throw new Error(`The report counts ${summed}, the aggregation ${counted}.`);
      const times = quicker / median(asked);
      printRatio(
        `${name}, ${counted} interactions: against ${TIMES_FASTER} times an aggregation`,
        times / TIMES_FASTER,
        `${times.toFixed(0)} times: ${quicker.toFixed(0)} ms, ${median(asked).toFixed(1)} ms`,
        times >= TIMES_FASTER,
      );
    }
  }
  await small.stop();
  await large.stop();

  const wide = await reportsOn('wide_');
  const perCoach = 100;
  await insertAll(wide.service, 'log_rows', ROWS, (place) => sumsAt(place, perCoach, current));
  await insertAll(wide.service, 'log_coaches', ROWS / perCoach, (coach) =>
    sumsOfCoach(coach, perCoach, current),
  );
  for (let round = 1; round <= ROUNDS; round += 1) {
    const atRest = heap();
    let [lines, most, bytes] = [0, 0, 0];
    let early = 0;
    const took = await timed(async () => {
      const { body } = await wide.ask(superuser, { format: 'csv' });
      let looked = 0;
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) lines += 1;
        if (lines - looked < ROWS / 20) continue;
        looked = lines;
        const held = heap() - atRest;
        most = Math.max(most, held);
        if (lines <= ROWS / 5) early = Math.max(early, held);
      }
    });
    if (lines !== ROWS + 2) throw new Error(`The file has ${lines} lines.`);
    printRatio(
      `file of ${ROWS} rows: memory at most, against its first fifth`,
      most / early,
      `${(most / 2 ** 20).toFixed(1)} MiB, ${(early / 2 ** 20).toFixed(1)} MiB; ${(bytes / 2 ** 20).toFixed(0)} MiB in ${(took / 1000).toFixed(0)} s`,
    );
  }
  await wide.stop();
  await broker.stop();
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
