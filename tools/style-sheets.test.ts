import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = dirname(__dirname);

/** Our own style sheets, by their path. */
function styleSheets(): string[] {
  const folders = ['packages', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(name))
      .map((name) => join(root, folder, name)),
  );
}

/** A selector that ends in whatever follows something. */
const WHATEVER_FOLLOWS = /[~+]\s*\*/;

it('finds what it looks for', () => {
  expect('.waits > :has([data-loading]) ~ * {').toMatch(WHATEVER_FOLLOWS);
  expect('.row + .row {').not.toMatch(WHATEVER_FOLLOWS);
  expect(styleSheets().length).toBeGreaterThan(100);
});

it('no style sheet selects whatever follows something: browsers then style whole pages anew with each change', () => {
  const found = styleSheets().filter((file) =>
    WHATEVER_FOLLOWS.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(found.map((file) => relative(root, file))).toEqual([]);
});

/** The declarations of each rule. */
const rulesIn = (css: string): string[] => css.match(/[^{}]*(?=\})/g) ?? [];

/** Lines stay as high as they are where somebody has larger letters, which are not of pixels. */
const hasLinesInPixels = (rule: string) =>
  /line-height:\s*[\d.]+px/.test(rule) && !/font-size:\s*[\d.]+px/.test(rule);

it('no style sheet gives lines a height in pixels where letters can be larger: they would run into each other', () => {
  const found = (css: string) => rulesIn(css).filter(hasLinesInPixels).length;
  expect(found('.a { .b { font-size: 1rem; line-height: 20px; } }')).toBe(1);
  expect(found('.a { line-height: 1.25rem; } .b { font-size: 14px; line-height: 20px; }')).toBe(0);
  const files = styleSheets().filter((file) => found(readFileSync(file, 'utf8')) > 0);
  expect(files.map((file) => relative(root, file))).toEqual([]);
});
