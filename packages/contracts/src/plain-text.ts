const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as rich text, a paragraph for each line; nothing for nothing. */
export function richTextOf(text: string): string {
  if (text === '') return '';
  const escaped = text.replace(/[&<>]/g, (sign) => escapes[sign]!);
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
