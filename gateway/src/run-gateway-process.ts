import { resolve } from 'node:path';
import {
  ConfigError,
  closeServer,
  connectJetStream,
  createLogger,
  httpServer,
  listen,
  readConfig,
  refuseToStart,
  stopOnSignal,
  withPassword,
} from '@coaching/service-kit';
import type { z } from 'zod';
import { gatewaySettings } from './config';
import { createGateway } from './create-gateway';
import type { SessionPlace } from './options';
import { pageSettingsFrom } from './static/page-environment';

/** Where sessions are. @throws ConfigError when nothing says so */
function sessionsAt(settings: z.output<typeof gatewaySettings>): SessionPlace {
  const { REDIS_URL, REDIS_PASSWORD, MONGODB_URL, MONGODB_PASSWORD } = settings;
  if (REDIS_URL) return { redisUrl: withPassword(REDIS_URL, REDIS_PASSWORD) };
  if (MONGODB_URL)
    return { mongoUrl: withPassword(MONGODB_URL, MONGODB_PASSWORD), databaseName: 'coaching_gateway' };
  throw new ConfigError('Cannot start: REDIS_URL is missing (or MONGODB_URL, to keep sessions there).');
}

/** A gateway in a process of its own: settings from the environment, until it is stopped by a signal. */
export async function runGatewayProcess(): Promise<void> {
  try {
    const settings = readConfig(gatewaySettings, process.env);
    const sessions = sessionsAt(settings);
    const log = createLogger({ name: 'gateway', level: settings.LOG_LEVEL });
    const { NATS_URL, NATS_PASSWORD } = settings;
    const bus = NATS_URL ? await connectJetStream(withPassword(NATS_URL, NATS_PASSWORD), { log }) : null;
    const services = Object.entries(settings.SERVICES).map(([name, url]) => [name, { url }]);
    const gateway = await createGateway({
      services: Object.fromEntries(services),
      sessions,
      sessionSecret: settings.SESSION_SECRET,
      actorSecret: settings.ACTOR_SECRET,
      bus,
      webRoot: settings.WEB_ROOT ? resolve(settings.WEB_ROOT) : null,
      pageSettings: pageSettingsFrom(settings),
      remotes: settings.REMOTES,
      apiBase: settings.API_BASE,
      publicOrigin: settings.PUBLIC_ORIGIN,
      uploadsTo: settings.S3_PUBLIC_URL,
      trustProxy: settings.TRUST_PROXY,
      log,
    });
    const server = httpServer(gateway.handler);
    log.info({ port: await listen(server, settings.PORT) }, 'listening');
    stopOnSignal(async () => {
      gateway.endStreams();
      await closeServer(server);
      await gateway.stop();
      await bus?.close();
    });
  } catch (error) {
    refuseToStart(error);
  }
}
