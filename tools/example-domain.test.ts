import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lines, testsOfAllDomains } from '../e2e/platform/example-domain';

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');
const guide = read('docs/newcomers.md').split('## Adding a domain')[1]!.split('\n## ')[0]!;
const readme = read('docs/example-domain/README.md');

it.each(lines)(
  'the example adds to %s what its README shows, where there is a place for it',
  (file, added, before) => {
    expect(readme).toContain(`\`${file}\``);
    expect(readme).toContain(added.trimEnd());
    expect(read(file)).toContain(before);
  },
);

it.each([...new Set(lines.map(([file]) => file))])('the guide says that a domain needs %s', (file) => {
  expect(guide).toContain(`\`${file}\``);
});

it.each(testsOfAllDomains)('the guide says that %s is to be run', (path) => {
  expect(guide).toMatch(new RegExp(`^npx jest .*${path}`, 'm'));
});
