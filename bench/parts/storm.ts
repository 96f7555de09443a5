/**
 * What the reports cost those who write: two hundred coaches save every second, by turns while the reports service is
 * up and while it is stopped. Every service has its process, with NATS between them, on the embedded store. While it is
 * up, some look how long a new title takes to stand in its rows. `STORM_SECONDS` (30) is how long a turn takes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@coaching/contracts';
import { startStore } from '@coaching/embedded';
import { ACTOR_TOKEN_HEADER, createActorTokens } from '@coaching/service-kit';
import { startNatsServer } from '@coaching/service-kit/testing';
import { MongoClient } from 'mongodb';
import { type Coach, coach, titleAfter } from '../load/coach';
import { actorSecret, end, start } from '../platform';
import { median, percentile, printRatio } from '../ratio';

const COACHES = 200;
const LOOKING = 5;
const LOOK_MS = 50;
const SECONDS = Number(process.env.STORM_SECONDS ?? 30);
const ROUNDS = 3;
/** Bars: how far rows may be behind, and how much a save may take longer. */
const BEHIND_MS = 5000;
const LONGER = 1.1;

const school = { organization_uid: 'school', roles: ['Coach' as const], programs: [] };
const actorAt = (place: number): Actor => ({
  uid: `coach-${place}`,
  username: `Coach ${place}`,
  organization_uid: school.organization_uid,
  roles: [],
  schools: [school],
  licenses: [],
});
const coachee = {
  uid: 'coachee',
  username: 'Coachee',
  initials: 'C',
  picture: null,
  first_name: 'Coachee',
  last_name: '',
  email: 'coachee@school.test',
  coaches: [],
  schools: [{ organization_uid: school.organization_uid, programs: [] }],
  revision: 1,
  deleted: false,
};

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'storm-'));
  const store = await startStore({ directory, worker: true });
  const broker = await startNatsServer();
  const client = await new MongoClient(store.url).connect();
  const tokens = createActorTokens(actorSecret);
  const env = { MONGODB_URL: store.url, NATS_URL: broker.url, ACTOR_SECRET: actorSecret };
  const processOf = (file: string, ready: RegExp) =>
    start(['-r', require.resolve('../../tools/run-ts.cjs'), require.resolve(file)], env, ready);
  const observations = await processOf('../observations-process.ts', /ready (\d+)/);
  await client
    .db('coaching_observations')
    .collection('people')
    .insertOne({ ...coachee });
  const rows = client.db('coaching_reports').collection<{ uid: string; title: string }>('interactions');
  const titleOf = async (uid: string) => (await rows.findOne({ uid }))?.title;

  const coaches = Array.from({ length: COACHES }, (_, place) => {
    const actor = actorAt(place);
    const headers = {
      // A token is good for a short while.
      get [ACTOR_TOKEN_HEADER]() {
        return tokens.sign({ actor });
      },
    };
    const address = `http://127.0.0.1:${observations.match[1]}/observation`;
    return coach(address, headers, { client: coachee.uid, title: titleAfter(0) });
  });
  for (const one of coaches) await one.begin();

  /** How long each new title of somebody took to stand in the rows, in milliseconds. */
  async function behind(one: Coach, until: number): Promise<number[]> {
    const lags: number[] = [];
    for (let seen = one.titled.count; Date.now() < until; await pause(LOOK_MS)) {
      const { count, confirmed_at } = one.titled;
      if (count === seen) continue;
      while (one.titled.count === count && (await titleOf(one.observation_uid)) !== titleAfter(count))
        await pause(LOOK_MS);
      lags.push(performance.now() - confirmed_at);
      seen = count;
    }
    return lags;
  }

  /** A turn in which all of them write. */
  async function turn(isUp: boolean): Promise<{ latencies: number[]; lags: number[] }> {
    const tally = { latencies: [] as number[], failures: [] as string[] };
    const until = Date.now() + SECONDS * 1000;
    const looking = isUp ? coaches.slice(0, LOOKING).map((one) => behind(one, until)) : [];
    await Promise.all(coaches.map((one) => one.typeUntil(until, tally)));
    if (tally.failures.length > 0) throw new Error(tally.failures.slice(0, 5).join('\n'));
    return { latencies: tally.latencies, lags: (await Promise.all(looking)).flat() };
  }

  /** Waits until the rows say what every observation is called now. */
  async function caughtUp(): Promise<void> {
    for (const { observation_uid, titled } of coaches)
      while ((await titleOf(observation_uid)) !== titleAfter(titled.count)) await pause(LOOK_MS);
  }

  const startReports = async () => (await processOf('../reports-process.ts', /ready/)).child;
  let reports = await startReports();
  await caughtUp();
  await turn(true);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await caughtUp();
    const up = await turn(true);
    await end(reports);
    const stopped = await turn(false);
    reports = await startReports();
    const [with99, without99] = [percentile(up.latencies, 0.99), percentile(stopped.latencies, 0.99)];
    printRatio(
      `${COACHES} coaches saving: p99 with reports, against ${LONGER} times that without`,
      with99 / without99 / LONGER,
      `${with99.toFixed(1)} ms, ${without99.toFixed(1)} ms; medians ${median(up.latencies).toFixed(1)} ms, ${median(stopped.latencies).toFixed(1)} ms`,
      with99 <= without99 * LONGER,
    );
    printRatio(
      `reports behind, at most, against ${BEHIND_MS / 1000} s`,
      Math.max(...up.lags) / BEHIND_MS,
      `median ${median(up.lags).toFixed(0)} ms, ${up.lags.length} times`,
      Math.max(...up.lags) <= BEHIND_MS,
    );
  }

  await end(reports);
  await end(observations.child);
  await client.close();
  await broker.stop();
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
