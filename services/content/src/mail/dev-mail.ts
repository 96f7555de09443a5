import type { RequestListener } from 'node:http';
import { PRODUCT_NAME } from '@coaching/contracts';
import type { Connection } from 'mongoose';
import type { MailRecord } from './mail-record';
import { mailsIn } from './mails-repository';
import { escapeHtml } from './templates/letter';

const SHOWN = 200;

const shown = ({ to, subject, text, html, sent_at }: MailRecord) => ({ to, subject, text, html, sent_at });

const asArticle = ({ to, subject, html, requested_at, outcome }: MailRecord) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time>${requested_at.toISOString()}</time> (${outcome})</p>
<iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>
</article>`;

const page = (mails: readonly MailRecord[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail · ${PRODUCT_NAME}</title>
<style>
body { max-width: 720px; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #1b2733 }
article { border-top: 1px solid #c9d3dc; padding: 8px 0 }
h2 { font-size: 18px; margin: 8px 0 0 } p { margin: 0 0 8px; color: #4a5966 }
iframe { width: 100%; height: 360px; border: 1px solid #c9d3dc; background: #fff }
</style></head><body><main>
<h1>Mail</h1>
<p>What was written on this machine, newest first. <a href="/dev/mail.json">As JSON</a></p>
${mails.map(asArticle).join('\n') || '<p>There is no mail yet.</p>'}
</main></body></html>`;

/**
 * Answers /dev/mail with a page of the newest mails, /dev/mail.json with the same as data. Who may ask is for the
 * caller to decide: mails hold codes that sign in.
 */
export function devMailPages(connection: Connection): RequestListener {
  const mails = mailsIn(connection, false);
  return async ({ url, method }, response) => {
    const newest = await mails.newest(SHOWN).catch(() => null);
    if (!newest) return void response.writeHead(503).end();
    const isData = url?.split('?')[0]?.endsWith('.json');
    const body = isData ? JSON.stringify(newest.map(shown)) : page(newest);
    response.setHeader(
      'content-type',
      isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    );
    response.end(method === 'HEAD' ? undefined : body);
  };
}
