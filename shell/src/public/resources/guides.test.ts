import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guides } from './guides';

const shell = join(__dirname, '../../..');

it.each(guides.map(({ title, file }) => [title, file]))('%s is a PDF made from its text', (title, file) => {
  const pdf = readFileSync(join(shell, 'public/guides', file));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(10_000);
  expect(readFileSync(join(shell, 'guides', file.replace('.pdf', '.html')), 'utf8')).toContain(
    `<h1>${title}</h1>`,
  );
});
