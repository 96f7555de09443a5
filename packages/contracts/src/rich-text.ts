/**
 * The one allow-list of rich text: the editor offers it, the server sanitises to it at write, and views show
 * nothing else. Keys are tags, values their allowed attributes.
 */
export const richTextAllowList = {
  p: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  h2: [],
  h3: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
} as const satisfies Record<string, readonly string[]>;

/** Schemes a link in rich text may have. */
export const richTextLinkSchemes = ['http', 'https', 'mailto'] as const;

/** Longest rich text of one field, in characters of HTML. */
export const MAX_RICH_TEXT_LENGTH = 100_000;
