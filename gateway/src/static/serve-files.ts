import { basename, dirname, join, resolve } from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { cachingOf, isAsset } from './caching';
import type { PageValues } from './page-settings';
import { pageSender } from './send-page';
import { findVariant } from './variants';

const missing = { message: 'This file was not found. Please reload the page.' };
const elsewhere = { message: 'There is nothing at this address.' };

/** Sends one file in the best encoding, with validators; false when it is not there. */
async function sendFile(request: Request, response: Response, root: string, path: string, caching: string) {
  const variant = await findVariant(join(root, path), request.get('accept-encoding') ?? '');
  if (!variant) return false;
  response.type(path.slice(path.lastIndexOf('/') + 1));
  response.vary('Accept-Encoding').set('Cache-Control', caching);
  if (variant.encoding) response.set('Content-Encoding', variant.encoding);
  response.sendFile(
    basename(variant.file),
    // Relative to its folder: what lies above may be hidden, as a build folder is, and is served all the same.
    { root: dirname(variant.file), cacheControl: false, acceptRanges: variant.encoding === null },
    (error) => {
      // Gone between looking and sending, or the caller went away.
      if (!error || response.headersSent) return;
      response.removeHeader('Content-Encoding');
      response.status(404).json(missing);
    },
  );
  return true;
}

/** The file of a public page, which the build has drawn: `/` is home, `/pricing` is pricing. */
const drawnPage = (path: string) =>
  /^\/[a-z]*$/.test(path) ? `/pages/${path.slice(1) || 'home'}.html` : null;

/** Is asked for as a page: by a browser going there, at an address that names no file. */
const wantsPage = (request: Request, path: string) =>
  Boolean(request.accepts('html')) && !/\.[^/]*$/.test(path) && !isAsset(path);

/**
 * Serves built web files, and the shell's page for every address that is a screen. Paths have been found plain
 * before (edge/path).
 * @param webRoot directory of the files
 * @param values what an operator has set for pages
 */
export function serveFiles(webRoot: string, values: PageValues): Express {
  const root = resolve(webRoot);
  const sendPage = pageSender(root, values);
  const app = express();
  app.disable('x-powered-by');
  app.use(async (request, response) => {
    const path = decodeURIComponent(request.path);
    const isHidden = /\/\.|\0|\\/.test(path);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.status(404).json(elsewhere);
    if (isHidden) return void response.status(404).json(elsewhere);
    const isFilePath = !/\/$|\.(?:br|gz|map|html)$/.test(path);
    if (isFilePath && (await sendFile(request, response, root, path, cachingOf(path)))) return;
    if (wantsPage(request, path)) {
      for (const page of [drawnPage(path), '/index.html'])
        if (page && (await sendPage(request, response, page))) return;
    }
    response.set('Cache-Control', 'no-store');
    response.status(404).json(isAsset(path) ? missing : elsewhere);
  });
  return app;
}
