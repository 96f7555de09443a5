import { richTextAllowList, richTextLinkSchemes } from '@coaching/contracts';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const options: IOptions = {
  // A division stays until it is known what it holds.
  allowedTags: [...Object.keys(richTextAllowList), 'div'],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAllowList).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...richTextLinkSchemes],
  allowedSchemesByTag: { img: ['https'] },
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
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, target: '_blank', rel: 'noopener noreferrer' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** A division around no other block, as the sanitiser writes it. */
const innermostDivision = /<div>((?:(?!<\/?(?:div|p|h2|h3|ul|ol|li|blockquote)\b)[\s\S])*)<\/div>/g;

/** Divisions of text are paragraphs; those around other blocks say nothing. */
function withoutDivisions(html: string): string {
  return html.replace(innermostDivision, '<p>$1</p>').replace(/<\/?div>/g, '');
}

/** Rich text as it may be kept: the allow-list of contracts and nothing else. Applying it twice changes nothing. */
export function sanitizeRichText(html: string): string {
  // Most lines of a script are plain paragraphs; those need no parser.
  if (/^(?:<p>[^<>&]*<\/p>)*$/.test(html)) return html;
  return withoutDivisions(sanitizeHtml(html, options));
}
