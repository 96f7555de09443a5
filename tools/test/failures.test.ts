import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestFailures, playwrightFailures } from './failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('names tests of Jest that failed and suites that could not run, each with what it said', () => {
  const file = reportOf({
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [{ status: 'passed', fullName: 'fine', failureMessages: [] }],
      },
      {
        name: 'b.test.ts',
        message: 'all of it',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: [
              '\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3\n    at /x/node_modules/jest/a.js',
            ],
          },
        ],
      },
      { name: 'c.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(jestFailures(file)).toEqual([
    'b.test.ts › adds',
    '  Expected: 2',
    '  Received: 3',
    'c.test.ts',
    '  Cannot find module',
  ]);
});

it('names journeys that failed with the line, and what broke outside of them', () => {
  const results = [{ errors: [{ message: 'Timeout\nwaiting for a button', location: { line: 54 } }] }];
  const file = reportOf({
    suites: [
      {
        file: 'a.spec.ts',
        specs: [{ title: 'fine', line: 1, tests: [{ status: 'expected', results: [] }] }],
        suites: [
          {
            file: 'a.spec.ts',
            specs: [{ title: 'signs in', line: 44, tests: [{ status: 'unexpected', results }] }],
          },
        ],
      },
    ],
    errors: [{ message: 'No browser' }],
  });
  expect(playwrightFailures(file)).toEqual([
    'a.spec.ts:44 › signs in',
    '  Line 54: Timeout',
    '  waiting for a button',
    'Outside of a test',
    '  No browser',
  ]);
});

it('says nothing where there is no report', () => {
  const file = join(folder, 'none.json');
  expect([...jestFailures(file), ...playwrightFailures(file)]).toEqual([]);
});
