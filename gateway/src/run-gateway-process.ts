import { createServer } from 'node:http';
import { resolve } from 'node:path';
import {
  ConfigError,
  closeServer,
  connectJetStream,
  createLogger,
  listen,
  readConfig,
  refuseToStart,
  stopOnSignal,
} from '@coaching/service-kit';
import { gatewaySettings } from './config';
import { createGateway } from './create-gateway';
import type { SessionPlace } from './options';

function sessionsAt(redisUrl: string | undefined, mongoUrl: string | undefined): SessionPlace {
  if (redisUrl) return { redisUrl };
  if (mongoUrl) return { mongoUrl, databaseName: 'coaching_gateway' };
  throw new ConfigError('Cannot start: REDIS_URL is missing (or MONGODB_URL, to keep sessions there).');
}

/** A gateway in a process of its own: settings from the environment, until it is told to stop. */
export async function runGatewayProcess(): Promise<void> {
  try {
    const settings = readConfig(gatewaySettings, process.env);
    const sessions = sessionsAt(settings.REDIS_URL, settings.MONGODB_URL);
    const log = createLogger({ name: 'gateway', level: settings.LOG_LEVEL });
    const bus = settings.NATS_URL ? await connectJetStream(settings.NATS_URL, { log }) : null;
    const gateway = await createGateway({
      services: {
        identity: { url: settings.IDENTITY_URL },
        observations: { url: settings.OBSERVATIONS_URL },
        reports: { url: settings.REPORTS_URL },
        content: { url: settings.CONTENT_URL },
        'action-steps': { url: settings.ACTION_STEPS_URL },
        tools: { url: settings.TOOLS_URL },
      },
      sessions,
      sessionSecret: settings.SESSION_SECRET,
      actorSecret: settings.ACTOR_SECRET,
      bus,
      webRoot: settings.WEB_ROOT ? resolve(settings.WEB_ROOT) : null,
      remotes: settings.REMOTES,
      apiBase: settings.API_BASE,
      publicOrigin: settings.PUBLIC_ORIGIN,
      uploadsTo: settings.S3_PUBLIC_URL,
      trustProxy: settings.TRUST_PROXY,
      log,
    });
    const server = createServer(gateway.handler);
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
