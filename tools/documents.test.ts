import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** Names of all documents of the project, as people read them. */
const documents = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !/(^|\/)(node_modules|dist|\.build|\.data|\.git)\//.test(file),
);

it('documents hold no two versions of the same lines', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/newcomers.md']));
  const torn = documents.filter((file) => /^(<{7}|={7}$|>{7})/m.test(readFileSync(join(root, file), 'utf8')));
  expect(torn).toEqual([]);
});
