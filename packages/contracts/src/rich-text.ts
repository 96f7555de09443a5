import { uploadedPath } from './uploaded-file';

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

/** What stands in rich text in the place of a picture that is not stored. */
export interface InsteadOfPicture {
  text: string;
  /** Where the picture is; null where no link can lead to it. */
  href: string | null;
}

/** A picture, as its tag says. */
export interface PictureTag {
  src: string;
  alt: string;
}

const LEFT_OUT = 'A picture was left out here. Please add it with “Add an Image”.';

/**
 * A picture of rich text as it is stored: an upload of our own by its path. Whoever reads one from elsewhere would tell
 * its host so; in its place stands a link to it.
 */
export function storedPicture({ src, alt }: PictureTag): { path: string } | { instead: InsteadOfPicture } {
  const path = uploadedPath(src);
  if (path !== null) return { path };
  const href = /^\/\/[^/]/.test(src) ? `https:${src}` : src;
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(href)) return { instead: { text: LEFT_OUT, href: null } };
  return { instead: { text: `Picture: ${alt.trim() || href}`, href } };
}

/** Schemes a link in rich text may have. */
export const richTextLinkSchemes = ['http', 'https', 'mailto'] as const;

/** Longest rich text of one field, in characters of HTML. */
export const MAX_RICH_TEXT_LENGTH = 100_000;
