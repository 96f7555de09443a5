/** Text as every HTML writer would write it: the server's and the editor's differ in these ways only. */
const tidied = (html: string | null) =>
  (html ?? '')
    .replace(/\s*\/>/g, '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replace(/^<p>(<br>)?<\/p>$/, '')
    .trim();

/** Whether two rich texts say the same; no text, an empty one and an empty paragraph are alike. */
export function isSameRichText(one: string | null, other: string | null): boolean {
  return one === other || tidied(one) === tidied(other);
}

/** The paragraphs, lists and other parts that a rich text has below each other, as they are written. */
export function blocksOf(html: string | null): string[] {
  const blocks: string[] = [];
  let [depth, begins] = [0, 0];
  const text = html ?? '';
  for (const { 0: tag, 1: end, index } of text.matchAll(/<(\/)?[a-z][^>]*>/gi)) {
    if (/^<(br|img)\b/i.test(tag)) continue;
    depth += end ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(text.slice(begins, index + tag.length));
    [depth, begins] = [0, index + tag.length];
  }
  if (text.slice(begins).trim() !== '') blocks.push(text.slice(begins));
  return blocks;
}

/** The blocks of a rich text that none of the others has. */
export function blocksBeside(html: string | null, ...others: readonly (string | null)[]): string[] {
  const there = new Set(others.flatMap((other) => blocksOf(other).map(tidied)));
  return blocksOf(html).filter((block) => tidied(block) !== '' && !there.has(tidied(block)));
}

/** Whether there is nothing to read in it; a picture counts as something. */
export function isEmptyRichText(html: string | null): boolean {
  return !html || (!html.includes('<img') && wordsOf(html) === '');
}

/** What is read of a rich text, without its marks. */
function wordsOf(html: string | null): string {
  return (html ?? '')
    .replace(/<(br|\/p|\/li|\/h[23]|\/blockquote)\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether one says all that the other says, as when typing went on from it. */
export function continuesRichText(longer: string | null, shorter: string | null): boolean {
  return !(shorter ?? '').includes('<img') && wordsOf(longer).startsWith(wordsOf(shorter));
}
