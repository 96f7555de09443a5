/** `npm test`: everything that must hold, from nothing but Node and npm; the summary names what did not run. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded, requireNode } from './install.mjs';
import { locally, npm } from './npm.mjs';
import { jestFailures, playwrightFailures } from './test/failures.mjs';
import { jestCounts, playwrightCounts, run } from './test/steps.mjs';
import { provideSystemPrograms } from './test/system.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.build/test');
const began = Date.now();
const log = (line) => console.log(`\n▸ ${line}`);

requireNode();
installIfNeeded({ root, log });
const { missing } = provideSystemPrograms({ root, log });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'playwright.json');
const lacks = (...names) => missing.filter(({ name }) => names.includes(name));
const steps = [
  { name: 'Format and lint', command: locally('biome', 'ci', '.') },
  { name: 'Types', command: npm('run', '-s', 'types') },
  { name: 'Import rules', command: npm('run', '-s', 'imports') },
  { name: 'Build', command: [process.execPath, 'tools/build.mjs'] },
  {
    name: 'Unit and service tests',
    command: locally('jest', '--json', '--outputFile', jestReport),
    needs: ['NATS', 'Redis'],
    counts: () => jestCounts(jestReport),
    failures: () => jestFailures(jestReport),
  },
  {
    name: 'Browser tests',
    command: npm('run', '-s', 'test:browser'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    needs: ['Chromium', 'NATS'],
    counts: () => playwrightCounts(browserReport),
    failures: () => playwrightFailures(browserReport),
  },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const failures = [];
for (const step of steps) {
  const lacking = lacks(...(step.needs ?? []));
  if (lacking.length > 0) {
    total.failed += 1;
    summary.push(
      `NOT RUN  ${step.name}: ${lacking.map(({ name, advice }) => `${name} is missing. ${advice}`).join(' ')}`,
    );
    continue;
  }
  log(step.name);
  const started = Date.now();
  const [command, ...args] = step.command;
  const ok = await run(command, args, { cwd: root, env: step.env });
  const counts = step.counts ? step.counts() : { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  // A runner that dies after its report was written has failed too.
  if (!ok && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
  if (!ok) failures.push(...(step.failures?.() ?? []));
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push(
    `${ok ? 'passed ' : 'FAILED '}  ${step.name} (${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${seconds} s)`,
  );
}

console.log(`\nSummary after ${Math.round((Date.now() - began) / 1000)} s`);
for (const line of summary) console.log(`  ${line}`);
if (total.skipped > 0)
  console.log(`  ${total.skipped} tests were skipped; a skipped test counts as a failure.`);
if (failures.length > 0) console.log(`\nWhat failed\n${failures.map((line) => `  ${line}`).join('\n')}`);
const failed = total.failed + total.skipped;
console.log(`\n${total.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
