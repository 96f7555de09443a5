import { richTextOf } from '@coaching/contracts';

/** The tags that close the last text of rich text; a link's is none of them: what is typed after a link is not in it. */
const LAST_TEXT_CLOSES = /(?:<\/(?!a>)[a-z0-9]+>)+$/;

const escaped = (line: string) => richTextOf(line).replace(/^<p>|<\/p>$/g, '');

/**
 * Rich text with what is typed at its end: the first line goes on in the last text, as with the caret after it, and each
 * further one is a paragraph.
 */
export function wordsAfter(html: string, typed: string): string {
  const closes = LAST_TEXT_CLOSES.exec(html);
  if (!closes) return html + richTextOf(typed);
  const [first = '', ...further] = typed.split('\n').map(escaped);
  const paragraphs = further.map((line) => `<p>${line}</p>`);
  return [html.slice(0, closes.index), first, closes[0], ...paragraphs].join('');
}
