import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openApiDocument } from '@coaching/contracts/openapi';
import type { RequestContext } from '../edge/request-context';
import type { CallTable } from '../table/call-table';
import { docsPage, docsScript, docsStyles } from './page';

interface Document {
  type: string;
  body: Buffer;
  etag: string;
}

function document(type: string, content: string | Buffer): Document {
  const body = Buffer.from(content);
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const styles = 'text/css; charset=utf-8';

/** A document made when it is first asked for. */
function later(make: () => Document): () => Document {
  let made: Document | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** The reference for programs, made anew when the calls are others. */
function reference(base: string, table: Pick<CallTable, 'rows'>): () => Document {
  let made: { of: unknown; document: Document } | null = null;
  return () => {
    const of = table.rows();
    if (made?.of !== of) {
      const text = JSON.stringify(openApiDocument(base, of));
      made = { of, document: document('application/json; charset=utf-8', text) };
    }
    return made.document;
  };
}

/** The files of the reference's own library, served from here and from nowhere else. */
function asset(name: string, type: string): () => Document {
  return later(() => {
    const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
    return document(type, readFileSync(join(folder, name)));
  });
}

/**
 * Answers `{base}/openapi.json` and the reference below `{base}/docs`, of the calls as services say them.
 * @returns a function that answers and says true, or false for any other path
 */
export function docsUnder(
  base: string,
  table: Pick<CallTable, 'rows'>,
): (context: RequestContext) => boolean {
  const documents = new Map<string, () => Document>([
    [`${base}/openapi.json`, reference(base, table)],
    [`${base}/docs`, later(() => document(html, docsPage(base)))],
    [`${base}/docs/init.js`, later(() => document(script, docsScript))],
    [`${base}/docs/docs.css`, later(() => document(styles, docsStyles))],
    [`${base}/docs/swagger-ui.css`, asset('swagger-ui.css', styles)],
    [`${base}/docs/swagger-ui-bundle.js`, asset('swagger-ui-bundle.js', script)],
  ]);
  documents.set(`${base}/docs/`, documents.get(`${base}/docs`)!);
  return ({ request, response, path }) => {
    const found = documents.get(path);
    if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const { type, body, etag } = found();
    const headers = { 'Cache-Control': 'no-cache', ETag: etag };
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
