/** A static server for one remote's files, as its container runs it. */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import {
  accessLog,
  closeServer,
  createLogger,
  processSettings,
  readConfig,
  refuseToStart,
  stopOnSignal,
  translateErrors,
} from '@coaching/service-kit';
import express from 'express';
import { z } from 'zod';
import { securityHeaders } from './security/headers';
import { webFiles } from './static/web-files';

const settingsSchema = z.object({ ...processSettings, WEB_ROOT: z.string() });

try {
  const settings = readConfig(settingsSchema, process.env);
  const log = createLogger({ name: 'static', level: settings.LOG_LEVEL });
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get(['/healthz', '/readyz'], (_request, response) => void response.json({ ok: true }));
  app.use(
    accessLog(log),
    securityHeaders({ https: false }),
    webFiles(resolve(settings.WEB_ROOT)),
    translateErrors(log),
  );
  const server = createServer(app);
  server.listen(settings.PORT, () => log.info({ port: settings.PORT }, 'listening'));
  stopOnSignal(() => closeServer(server));
} catch (error) {
  refuseToStart(error);
}
