import { richTextAllowList, richTextLinkSchemes, storedPicture } from '@coaching/contracts';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

const linkTo = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' });

/** A picture of our own by its path; any other is replaced by its text and a link. */
const picture: Transformer = (tagName, { src = '', srcset, alt = '', ...attribs }) => {
  if (!src && !srcset) return { tagName: 'nothing', attribs: {} };
  const stored = storedPicture({ src, alt });
  if ('path' in stored) return { tagName, attribs: { ...attribs, src: stored.path, alt } };
  const { text, href } = stored.instead;
  return href === null ? { tagName: 'em', attribs: {}, text } : { tagName: 'a', attribs: linkTo(href), text };
};

const options: IOptions = {
  // A division stays until it is known what it holds.
  allowedTags: [...Object.keys(richTextAllowList), 'div'],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAllowList).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richTextLinkSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }),
    img: picture,
  },
};

/** A division around no other block, as the sanitiser writes it. */
const innermostDivision = /<div>((?:(?!<\/?(?:div|p|h2|h3|ul|ol|li|blockquote)\b)[\s\S])*)<\/div>/g;

/** Divisions of text are paragraphs; those around other blocks say nothing. */
function withoutDivisions(html: string): string {
  return html.replace(innermostDivision, '<p>$1</p>').replace(/<\/?div>/g, '');
}

/**
 * Stored rich text, as it may be shown: in text from before pictures had to be our own there may be others.
 */
export const shownRichText = (html: string): string =>
  html.includes('<img') ? sanitizeRichText(html) : html;

/** Rich text as it may be stored: the allow-list of contracts and nothing else. Applying it twice changes nothing. */
export function sanitizeRichText(html: string): string {
  // Most lines of a script are plain paragraphs; those need no parser.
  if (/^(?:<p>[^<>&]*<\/p>)*$/.test(html)) return html;
  return withoutDivisions(sanitizeHtml(html, options));
}
