import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What a request says of its signature, in its query or its Authorization header. */
function claimOf({ headers }: IncomingMessage, query: URLSearchParams) {
  const inQuery = query.has('X-Amz-Signature');
  const header = new Map(
    [...(headers.authorization ?? '').matchAll(/(\w+)=([^,\s]+)/g)].map(([, name, value]) => [name, value]),
  );
  const of = (name: string) => (inQuery ? query.get(`X-Amz-${name}`) : header.get(name)) ?? '';
  return {
    inQuery,
    credential: of('Credential').split('/'),
    signed: of('SignedHeaders').split(';'),
    signature: of('Signature'),
    date: (inQuery ? query.get('X-Amz-Date') : String(headers['x-amz-date'])) ?? '',
    seconds: inQuery ? Number(query.get('X-Amz-Expires')) : 900,
    payload: inQuery ? 'UNSIGNED-PAYLOAD' : String(headers['x-amz-content-sha256']),
  };
}

/**
 * Whether a request is signed as AWS documents version 4, with this key, for now, and with every header that has a
 * say signed too.
 */
export function isSigned(request: IncomingMessage, secret: string, now: Date): boolean {
  const { pathname, searchParams } = new URL(request.url!, 'http://any');
  const { credential, signed, signature, date, seconds, payload } = claimOf(request, searchParams);
  const [, day, region, service] = credential;
  if (!day || !region || !service || !date.startsWith(day)) return false;
  const began = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(now.getTime() < began + seconds * 1000)) return false;
  const matters = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!matters.every((name) => signed.includes(name))) return false;
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headers = signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [request.method, pathname, query, headers, signed.join(';'), payload].join('\n');
  const scope = [day, region, service, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((all, part) => hmac(all, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature;
}
