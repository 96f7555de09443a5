/** HTML that has been made here and may be put into other HTML as it is. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

type Part = Html | string | number | false | null | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replace(/[&<>"]/g, (sign) => escapes[sign]!);
}

/** A template of HTML; everything put into it is escaped, except what was made by `html` itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((whole, piece, index) => whole + textOf(parts[index - 1]) + piece));
}
