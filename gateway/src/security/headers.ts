import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The headers that every answer carries, made once. Styles may be inline because components set them; scripts
 * may not. @param https whether browsers reach us over TLS @param uploadsTo another origin that files are sent to
 */
export function securityHeaders(https: boolean, uploadsTo?: string): [name: string, value: string][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        // Every picture that is shown was uploaded here and comes from here; others would learn who reads what.
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(uploadsTo ? [new URL(uploadsTo).origin] : [])],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })(response.req, response, () => {});
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}
