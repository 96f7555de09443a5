/** A static server for one remote's files, as its container runs it. */
import {
  closeServer,
  createLogger,
  httpServer,
  listen,
  processSettings,
  readConfig,
  refuseToStart,
  stopOnSignal,
} from '@coaching/service-kit';
import { z } from 'zod';
import { staticListener } from './static/static-listener';

const settingsSchema = z.object({ ...processSettings, WEB_ROOT: z.string() });

async function start(): Promise<void> {
  const settings = readConfig(settingsSchema, process.env);
  const log = createLogger({ name: 'static', level: settings.LOG_LEVEL });
  const server = httpServer(staticListener(settings.WEB_ROOT, log));
  log.info({ port: await listen(server, settings.PORT) }, 'listening');
  stopOnSignal(() => closeServer(server));
}

start().catch(refuseToStart);
