/** What failed and why, in few lines each: what is read first is the end of a long log. */
import { readReport } from './steps.mjs';

const LINES = 12;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals' colours begin with one
const colours = /\u001b\[[\d;]*m/g;

/** The first lines of a message that say something, without the places in other people's code. */
function shortened(message) {
  const lines = message
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return lines.slice(0, LINES).map((line) => line.slice(0, 300));
}

const entry = (title, messages) => [title, ...messages.flatMap(shortened).map((line) => `  ${line}`)];

/** Failures of a Jest JSON report, one line each and what it says below. @returns lines, none when all is well */
export function jestFailures(file) {
  return (readReport(file)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A suite that could not run has no tests to say so.
    if (failed.length === 0) return message && assertionResults.length === 0 ? entry(name, [message]) : [];
    return failed.flatMap(({ fullName, failureMessages }) => entry(`${name} › ${fullName}`, failureMessages));
  });
}

function failedIn({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.flatMap(({ status, results }) =>
      status === 'unexpected' || status === 'flaky'
        ? entry(
            `${file}:${line} › ${title}`,
            results.flatMap(({ errors }) =>
              errors.map(({ message = '', location }) =>
                location ? `Line ${location.line}: ${message}` : message,
              ),
            ),
          )
        : [],
    ),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

/** Failures of a Playwright JSON report, as above. */
export function playwrightFailures(file) {
  const { suites = [], errors = [] } = readReport(file) ?? {};
  return [
    ...suites.flatMap(failedIn),
    ...errors.flatMap(({ message = '' }) => entry('Outside of a test', [message])),
  ];
}
