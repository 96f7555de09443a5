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
import { compareSizes } from '../compare';

/** The most that the large bank may cost, times the small one. */
const BAR = 1.5;

async function measure(small: MeasuredBank, large: MeasuredBank): Promise<void> {
  for (const [name, query] of askedOfQuestions)
    await compareSizes(
      `questions: ${name}`,
      {
        few: () => small.askQuestions(query(small.questions)),
        many: () => large.askQuestions(query(large.questions)),
      },
      BAR,
    );
  for (const [name, query] of askedOfTemplates)
    await compareSizes(
      `templates: ${name}`,
      {
        few: () => small.askTemplates(query(small.templates)),
        many: () => large.askTemplates(query(large.templates)),
      },
      BAR,
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
