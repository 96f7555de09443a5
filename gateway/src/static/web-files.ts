import { existsSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { NotFound } from '@coaching/service-kit';
import { type RequestHandler, Router } from 'express';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Below these, every file carries a hash of its content in its path. */
const hashed = /^\/(shell\/|remotes\/[^/]+\/[^/]+\/)/;
/** These say what is current, so they are asked for anew each time. */
const current = /(^\/index\.html|\/entry\.json|\/remotes\.json)$/;

const cacheControl = (path: string) =>
  hashed.test(path) && !current.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The file below the root that a path names; null when it would leave the root or names a hidden file. */
function fileBelow(root: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split(/[/\\]/).some((part) => part.startsWith('.'))) return null;
  const file = normalize(join(root, decoded));
  return file.startsWith(root.endsWith(sep) ? root : root + sep) ? file : null;
}

/**
 * Serves the built shell and remotes: precompressed where the browser takes it, immutable where the path
 * carries a hash. A file published while we run is there at once. Pages of the app all get index.html.
 */
export function webFiles(root: string): Router {
  const router = Router();

  const send =
    (path: string): RequestHandler =>
    (request, response, next) => {
      const file = fileBelow(root, path || request.path);
      if (!file) throw new NotFound('There is no such file.');
      const shown = path || request.path;
      const accepted = request.acceptsEncodings(...encodings.map(({ name }) => name));
      const encoding = encodings.find(({ name, suffix }) => name === accepted && existsSync(file + suffix));
      response.type(extname(file));
      response.setHeader('Cache-Control', cacheControl(shown));
      response.vary('Accept-Encoding');
      if (encoding) response.setHeader('Content-Encoding', encoding.name);
      response.sendFile(
        file + (encoding?.suffix ?? ''),
        { cacheControl: false, dotfiles: 'allow' },
        (error) => {
          if (!error || response.headersSent) return;
          for (const name of ['Content-Encoding', 'Cache-Control', 'Content-Type'])
            response.removeHeader(name);
          next(new NotFound('There is no such file.'));
        },
      );
    };

  router.use((request, _response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new NotFound('There is no such page.');
    next();
  });
  const file = send('');
  const index = send('/index.html');
  router.use((request, response, next) => {
    const isFile = extname(request.path) !== '' || /^\/(shell|remotes)\//.test(request.path);
    if (isFile) return file(request, response, next);
    if (!request.accepts('html')) throw new NotFound('There is no such page.');
    return index(request, response, next);
  });
  return router;
}
