/**
 * Two hundred coaches in two hundred classrooms: each types and saves every second for two minutes, on one machine
 * with the embedded store. Then the power is cut, and everything that was confirmed must be there. The time a save
 * takes is compared with an Express endpoint under the same load, which stores nothing; both are warm by then. Now and
 * then each renames the lesson, and some look how long their list takes to show it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Observation, ObservationItem } from '@coaching/contracts';
import { type Coach, coach, type Tally } from '../load/coach';
import { listLags } from '../load/list-lag';
import { coachEmail, coacheeUid } from '../load/people';
import { signIn } from '../load/sign-in';
import { end, start, startSingleProcess } from '../platform';
import { processorTimeOf } from '../processor-time';
import { median, percentile, printRatio } from '../ratio';

const COACHES = Number(process.env.LOAD_COACHES ?? 200);
const SECONDS = Number(process.env.LOAD_SECONDS ?? 120);
/** How long they type before anything is counted: a process that has just started has its code still to compile. */
const WARM_SECONDS = 20;
/** How many of them look at their lists, and how far these may be behind, in milliseconds. */
const LOOKING = 5;
const LAG_BAR_MS = 2000;
const P99_BAR = 3;
const EXPRESS_SECONDS = Math.min(30, SECONDS);

/** Lets them all type. */
async function typeTogether(
  coaches: readonly Coach[],
  seconds: number,
  processorTime: () => Promise<number>,
  beside: (until: number) => Promise<unknown> = async () => {},
): Promise<Tally> {
  const tally: Tally = { latencies: [], failures: [], processorTime: 0 };
  for (const one of coaches) await one.begin();
  const warm = Date.now() + WARM_SECONDS * 1000;
  await Promise.all(coaches.map((one) => one.typeUntil(warm, { latencies: [], failures: tally.failures })));
  const before = await processorTime();
  const until = Date.now() + seconds * 1000;
  await Promise.all([...coaches.map((one) => one.typeUntil(until, tally)), beside(until)]);
  return { ...tally, processorTime: ((await processorTime()) - before) / tally.latencies.length };
}

const inMilliseconds = (values: readonly number[]) =>
  `median ${median([...values]).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms`;

const written = (items: readonly ObservationItem[]) => items.map(({ uid, data }) => ({ uid, data }));

/** Coaches whose observation is not just as it was confirmed, as sentences. */
async function losses(gateway: string, coaches: readonly Coach[], cookies: readonly string[]) {
  const found: string[] = [];
  for (const [index, { observation_uid, confirmed }] of coaches.entries()) {
    const answer = await fetch(`${gateway}/api/observation/${observation_uid}`, {
      headers: { cookie: cookies[index]! },
    });
    const { observation } = (await answer.json()) as { observation?: Observation };
    const isThere =
      observation?.revision === confirmed.revision &&
      isDeepStrictEqual(written(observation.items), written(confirmed.items));
    if (!isThere)
      found.push(`${observation_uid}: revision ${confirmed.revision}, now ${observation?.revision}`);
  }
  return found;
}

async function expressUnderLoad(): Promise<Tally> {
  const args = [
    '-r',
    require.resolve('../../tools/run-ts.cjs'),
    require.resolve('../load/express-process.ts'),
  ];
  const { child, match } = await start(args, {}, /ready (\d+)/);
  const address = `http://127.0.0.1:${match[1]}/observation`;
  const coaches = Array.from({ length: COACHES }, () => coach(address, {}, {}));
  const tally = await typeTogether(coaches, EXPRESS_SECONDS, () => processorTimeOf(child));
  await end(child);
  return tally;
}

async function main(): Promise<void> {
  const express = await expressUnderLoad();
  const platform = await startSingleProcess(COACHES);
  try {
    const cookies: string[] = [];
    for (let index = 0; index < COACHES; index += 1)
      cookies.push(await signIn(platform.gateway, coachEmail(index)));
    const address = `${platform.gateway}/api/observation`;
    const coaches = cookies.map((cookie, index) =>
      coach(address, { cookie }, { client: coacheeUid(index), title: `Lesson ${index}` }),
    );
    const lags: number[] = [];
    const look = async (until: number) => {
      const looking = coaches.slice(0, LOOKING).map(async (one, index) => {
        const { gateway } = platform;
        lags.push(...(await listLags(one, { gateway, cookie: cookies[index]! }, until)));
      });
      await Promise.all(looking);
    };
    const saved = await typeTogether(coaches, SECONDS, platform.processorTime, look);
    await platform.kill();
    await platform.restart();
    const lost = await losses(platform.gateway, coaches, cookies);

    const ratio = percentile(saved.latencies, 0.99) / percentile(express.latencies, 0.99);
    const readings = `${inMilliseconds(saved.latencies)}; Express ${inMilliseconds(express.latencies)}`;
    printRatio(
      `${COACHES} coaches saving for ${SECONDS} s: p99 against Express`,
      ratio,
      readings,
      ratio <= P99_BAR,
    );
    printRatio(
      'processor time of a save against Express',
      saved.processorTime / express.processorTime,
      `${saved.processorTime.toFixed(2)} ms; Express ${express.processorTime.toFixed(2)} ms`,
    );
    printRatio(
      `their lists behind, at most, against ${LAG_BAR_MS / 1000} s`,
      Math.max(...lags) / LAG_BAR_MS,
      `${inMilliseconds(lags)}, ${lags.length} times`,
      Math.max(...lags) <= LAG_BAR_MS,
    );
    console.log(
      `  ${saved.latencies.length} saves confirmed; ${saved.failures.length} failed; after a power cut ${lost.length} coaches miss something (bar: 0 and 0)`,
    );
    for (const problem of [...saved.failures, ...lost].slice(0, 10)) console.log(`    ${problem}`);
    if (saved.failures.length + lost.length > 0) process.exitCode = 1;
  } finally {
    await platform.stop();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
