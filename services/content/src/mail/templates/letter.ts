import { PRODUCT_NAME } from '@coaching/contracts';
import type { MailWords } from '../mail-record';
import type { MailSettings } from '../settings';

/** What a mail is made of, from top to bottom; a `code` stands out, `quoted` is somebody's own words. */
export type Part = { says: string } | { code: string } | { link: string; words: string } | { quoted: string };

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it can stand in HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!);

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const asText = (part: Part): string => {
  if ('says' in part) return part.says;
  if ('code' in part) return `    ${part.code}`;
  if ('link' in part) return `${part.words}: ${part.link}`;
  return part.quoted.replace(/^/gm, '> ');
};

const p = (inner: string, style = '') => `<p style="margin:0 0 16px;${style}">${inner}</p>`;

const asHtml = (part: Part): string => {
  if ('says' in part) return p(lines(part.says));
  if ('code' in part)
    return p(
      escapeHtml(part.code),
      'font:700 28px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px',
    );
  if ('link' in part)
    return p(`<a href="${escapeHtml(part.link)}" style="color:#1c5c8c">${escapeHtml(part.words)}</a>`);
  return p(lines(part.quoted), 'padding:8px 16px;border-left:4px solid #c9d3dc');
};

/** One line, whatever was written: a line break would begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A mail in plain text and HTML that say the same, with our name above and help below. */
export function letter(subject: string, parts: readonly Part[], { supportEmail }: MailSettings): MailWords {
  const help = `Questions? Write to ${supportEmail}.`;
  const page = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(oneLine(subject))}</title></head>`,
    '<body style="margin:0;background:#ffffff;color:#1b2733">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;font:16px/1.5 system-ui,Segoe UI,Arial,sans-serif">',
    p(PRODUCT_NAME, 'font-size:20px;font-weight:700'),
    ...parts.map(asHtml),
    p(
      `Questions? Write to <a href="mailto:${escapeHtml(supportEmail)}" style="color:#1c5c8c">${escapeHtml(supportEmail)}</a>.`,
      'font-size:14px;color:#4a5966',
    ),
    '</div></body></html>',
  ];
  return {
    subject: oneLine(subject),
    text: `${[...parts.map(asText), `${PRODUCT_NAME}\n${help}`].join('\n\n')}\n`,
    html: page.join('\n'),
  };
}
