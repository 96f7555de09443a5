import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { OfferedNamesPlugin } from './offered-names.mjs';

const folder = mkdtempSync(join(tmpdir(), 'offered-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What building a file with this in it finds wrong. */
function problemsOf(source: string): Promise<string[]> {
  const file = join(folder, 'remote.js');
  writeFileSync(file, source);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: file,
    output: { path: join(folder, 'built') },
    externals: { router: 'router', other: 'other' },
    plugins: [new OfferedNamesPlugin({ router: ['useParams', 'Route'] })],
  })!;
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {});
      if (failure) reject(failure);
      else resolve(stats!.compilation.errors.map(({ message }) => message));
    });
  });
}

it.each([
  ['what is offered', "import { Route, useParams as given } from 'router'; console.log(Route, given);"],
  ['a library of which all is', "import * as other from 'other'; console.log(other);"],
])('lets %s through', async (_, source) => {
  expect(await problemsOf(source)).toEqual([]);
});

it.each([
  [
    'a name',
    "import { useBlocker as hold } from 'router'; console.log(hold);",
    'useBlocker of router is not',
  ],
  ['a name that is passed on', "export { useBlocker } from 'router';", 'useBlocker of router is not'],
  ['the default', "import router from 'router'; console.log(router);", 'default of router is not'],
  ['all of it', "import * as router from 'router'; console.log(router);", 'All of router is not'],
])('refuses %s that is not offered, and says what is', async (_, source, problem) => {
  expect(await problemsOf(source)).toEqual([expect.stringContaining(problem)]);
  expect((await problemsOf(source))[0]).toContain('useParams, Route');
});
