import type { IncomingMessage } from 'node:http';
import express from 'express';

/** Says of an address, `hops` away from us, whether it is a proxy of ours. */
export type TrustProxy = (address: string, hops: number) => boolean;

/**
 * Reads the setting as Express does: a count of proxies, or a list of addresses, networks and the names
 * loopback, linklocal, uniquelocal. Without it, nobody is trusted.
 * @throws when the setting is neither
 */
export function trustedProxies(setting: string | undefined): TrustProxy {
  const text = setting?.trim() ?? '';
  if (text === '' || text === 'false') return () => false;
  const app = express();
  app.set('trust proxy', /^\d+$/.test(text) ? Number(text) : text);
  return app.get('trust proxy fn') as TrustProxy;
}

const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address);

/** The nearest address that is no proxy of ours; what lies beyond it in X-Forwarded-For is not trusted. */
export function clientAddress(request: IncomingMessage, trust: TrustProxy): string {
  const direct = plain(request.socket.remoteAddress ?? 'unknown');
  const forwarded = request.headers['x-forwarded-for'];
  if (!forwarded || !trust(direct, 0)) return direct;
  const addresses = String(forwarded)
    .split(',')
    .map((part) => plain(part.trim()));
  let address = direct;
  for (let hops = 0; addresses.length > 0 && trust(address, hops); hops += 1)
    address = addresses.pop() || address;
  return address;
}
