/** `npm run guides`: prints the texts of shell/guides as the PDF files that the public pages offer. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@coaching/contracts';
import { chromium } from '@playwright/test';
import { chromiumOfThisMachine } from '../e2e/platform/browser';
import { guides } from '../shell/src/public/resources/guides';

const root = join(__dirname, '..');
const texts = join(root, 'shell/guides');
const folder = join(root, 'shell/public/guides');
const mark = readFileSync(join(root, 'shell/src/icon.svg'), 'utf8').replace(
  '<svg',
  '<svg aria-hidden="true"',
);
const style = readFileSync(join(__dirname, 'guides.css'), 'utf8');
const inter = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const fontFace = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(data:font/woff2;base64,${inter.toString('base64')}); }`;

/** The whole page around one guide's text; nothing in it is fetched. */
const pageOf = (title: string, text: string) => `<!doctype html>
<html lang="en" style="--running-title: '${PRODUCT_NAME} · ${title}'">
<head><meta charset="utf-8"><title>${title} – ${PRODUCT_NAME}</title><style>${fontFace}${style}</style></head>
<body><p class="brand">${mark}${PRODUCT_NAME}<span>Guide</span></p><main>${text.replaceAll('{product}', PRODUCT_NAME)}</main></body>
</html>`;

async function main() {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(chromiumOfThisMachine());
  try {
    const page = await browser.newPage();
    for (const { title, file } of guides) {
      const text = readFileSync(join(texts, file.replace('.pdf', '.html')), 'utf8');
      await page.setContent(pageOf(title, text));
      await page.evaluate('document.fonts.ready');
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        // Two pages each, so that a guide is one sheet of paper.
        scale: 0.92,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      writeFileSync(join(folder, file), pdf);
    }
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
