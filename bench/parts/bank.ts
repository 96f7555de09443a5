/**
 * What a large bank costs: 10,000 questions and 2,000 templates in one organisation against 100 of each, over HTTP in the
 * same run.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { askedOfQuestions, askedOfTemplates } from '../bank/asked';
import { bankWith, type MeasuredBank } from '../bank/service';
import { median, printRatio, timed } from '../ratio';

const ROUNDS = 21;
/** The most that the large bank may cost, times the small one. */
const BAR = 1.5;
/** Rounds before those that count. */
const WARM = 3;

/** Medians of many askings, the one and the other by turns; whichever was second is first the next time. */
async function compare(name: string, few: () => Promise<number>, many: () => Promise<number>): Promise<void> {
  const [rows, moreRows] = [await few(), await many()];
  const [fewTimes, manyTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const turns = [
      [few, fewTimes],
      [many, manyTimes],
    ] as const;
    for (const [ask, times] of round % 2 === 0 ? turns : [...turns].reverse()) {
      const took = await timed(ask);
      if (round >= WARM) times.push(took);
    }
  }
  const [short, long] = [median(fewTimes), median(manyTimes)];
  printRatio(
    name,
    long / short,
    `${long.toFixed(1)} ms (${moreRows} rows), ${short.toFixed(1)} ms (${rows} rows)`,
    long / short <= BAR,
  );
}

async function measure(small: MeasuredBank, large: MeasuredBank): Promise<void> {
  for (const [name, query] of askedOfQuestions)
    await compare(
      `questions: ${name}`,
      () => small.askQuestions(query(small.questions)),
      () => large.askQuestions(query(large.questions)),
    );
  for (const [name, query] of askedOfTemplates)
    await compare(
      `templates: ${name}`,
      () => small.askTemplates(query(small.templates)),
      () => large.askTemplates(query(large.templates)),
    );
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'bank-bench-'));
  const store = await startStore({ directory, worker: true, durable: false });
  const small = await bankWith(store.url, { questions: 100, templates: 100 });
  const large = await bankWith(store.url, { questions: 10_000, templates: 2_000 });
  await measure(small, large);
  await small.stop();
  await large.stop();
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
