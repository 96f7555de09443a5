const BREAKS = /<(br|\/p|\/li|\/h[23]|\/blockquote)\s*\/?>/g;

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** What is read of a rich text, on one line and without its marks; a picture by its words. */
export function plainWords(html: string): string {
  return html
    .replace(/<img[^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(BREAKS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
