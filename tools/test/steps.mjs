/** Runs one step of `npm test`, shows its output and reads how many tests it counted. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs a command to its end, its output straight through. */
export function run(command, args, { cwd, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

const none = { passed: 0, failed: 0, skipped: 0 };

/** A JSON report; null when there is none, or not a whole one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Counts of a Jest JSON report; a suite that could not run counts as one failure. */
export function jestCounts(file) {
  const report = readReport(file);
  if (!report) return { ...none, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright JSON report. */
export function playwrightCounts(file) {
  const report = readReport(file);
  if (!report) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
