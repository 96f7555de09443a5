/** What an operator says about places outside the product, by the names that pages use; undefined is not there. */
export interface PageSettings {
  'support-email'?: string;
  'support-site'?: string;
  'sales-email'?: string;
  'contact-email'?: string;
  'intro-video'?: string;
  'demo-scheduling'?: string;
}

/** Settings as pages use them, with the base path of calls. */
export type PageValues = PageSettings & { 'api-base': string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * A built page with an operator's settings in it: `{{name}}` is the value, and what stands between `{{if name}}` and
 * `{{end name}}` is there only when it has one.
 */
export function withSettings(page: string, values: PageValues): string {
  const settingOf = (name: string) => values[name as keyof PageValues];
  return page
    .replace(/\{\{if ([a-z-]+)\}\}([\s\S]*?)\{\{end \1\}\}/g, (_, name: string, part: string) =>
      settingOf(name) === undefined ? '' : part,
    )
    .replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => escaped(settingOf(name) ?? ''));
}
