import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express-session';
import { hostname, isLoopback } from '../security/origin';
import { IDLE_MS } from './expiry';

/** Says nothing of the product. */
export const SESSION_COOKIE = 'sid';

/** Is sent over TLS only: everywhere but on loopback. */
export function wantsSecure(request: IncomingMessage, publicOrigin: string | undefined): boolean {
  if (!publicOrigin) return !isLoopback(hostname(request.headers.host));
  const { protocol, hostname: name } = new URL(publicOrigin);
  return protocol === 'https:' || !isLoopback(name);
}

export function cookieOptions(request: IncomingMessage, publicOrigin: string | undefined): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: IDLE_MS,
    secure: wantsSecure(request, publicOrigin),
  };
}

/** A Set-Cookie value that makes the browser forget its session. */
export function forgottenCookie(request: IncomingMessage, publicOrigin: string | undefined): string {
  const secure = wantsSecure(request, publicOrigin) ? '; Secure' : '';
  return `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
}
