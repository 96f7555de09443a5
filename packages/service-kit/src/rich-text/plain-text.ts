/** What the sanitiser escapes in text. */
const escapes: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The words of sanitised rich text, without its markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (escaped) => escapes[escaped]!)
    .replace(/\s+/g, ' ')
    .trim();
}
