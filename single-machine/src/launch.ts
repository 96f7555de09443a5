import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { createGateway } from '@coaching/gateway';
import { actionStepsService } from '@coaching/service-action-steps';
import { contentOptions, contentService, devMailPages } from '@coaching/service-content';
import { identityService } from '@coaching/service-identity';
import {
  closeServer,
  connectJetStream,
  createInProcessBus,
  createLogger,
  type RunningService,
  startService,
} from '@coaching/service-kit';
import { observationsService } from '@coaching/service-observations';
import { reportsService } from '@coaching/service-reports';
import { toolsService } from '@coaching/service-tools';
import type { SingleMachineConfig } from './config';
import { CannotStart, prepareDataDirectory } from './data-directory';
import { seedDemo } from './demo/seed';
import { keptSecrets } from './secrets';
import { tellNewcomers } from './tell-newcomers';

/** The whole platform, up in this process. */
export interface RunningPlatform {
  /** Where the browser finds it. */
  address: string;
  port: number;
  /** Whether demo data is in the store. */
  demo: boolean;
  services: Record<
    'identity' | 'observations' | 'reports' | 'content' | 'actionSteps' | 'tools',
    RunningService
  >;
  /** Drains requests, flushes the outbox, closes everything. */
  stop(): Promise<void>;
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new CannotStart(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`)
          : error,
      );
    });
    server.listen({ port, host }, () => resolve(server));
  });
}

/**
 * Starts store, event bus, services and gateway with the embedded default for every part that no setting
 * replaces, and seeds the demo into an empty embedded store.
 * @throws CannotStart with one line a person can act on
 */
export async function launch(config: SingleMachineConfig): Promise<RunningPlatform> {
  const dataDirectory = config.DATA_DIR;
  await prepareDataDirectory(dataDirectory);
  const log = createLogger({ name: 'sidelight', level: config.LOG_LEVEL });
  const store = config.MONGODB_URL
    ? null
    : await startStore({ directory: join(dataDirectory, 'store'), worker: true });
  const mongoUrl = config.MONGODB_URL ?? store!.url;
  const secrets = await keptSecrets(dataDirectory);
  const actorSecret = config.ACTOR_SECRET ?? secrets.actor;
  const bus = config.NATS_URL ? await connectJetStream(config.NATS_URL) : createInProcessBus();

  const environment = { mongoUrl, actorSecret, bus, log };
  const identity = await startService(identityService, environment);
  const observations = await startService(observationsService, environment);
  const reports = await startService(reportsService, environment);
  const content = await startService(
    contentService(
      contentOptions(config, {
        secret: actorSecret,
        uploadsDirectory: join(dataDirectory, 'uploads'),
        siteAddress: config.PUBLIC_ORIGIN ?? (config.PORT ? `http://localhost:${config.PORT}` : undefined),
      }),
    ),
    environment,
  );
  const actionSteps = await startService(actionStepsService, environment);
  const tools = await startService(toolsService, environment);
  const services = { identity, observations, reports, content, actionSteps, tools };
  await bus.start();

  const demo = config.SEED_DEMO ?? !config.MONGODB_URL;
  if (demo) await seedDemo(services, config.DEMO_PASSWORD, new Date());
  await tellNewcomers(services);

  const gateway = await createGateway({
    services: {
      identity: { handler: identity.handler },
      observations: { handler: observations.handler },
      reports: { handler: reports.handler },
      content: { handler: content.handler },
      'action-steps': { handler: actionSteps.handler },
      tools: { handler: tools.handler },
    },
    sessions: config.REDIS_URL
      ? { redisUrl: config.REDIS_URL }
      : { mongoUrl, databaseName: 'coaching_gateway' },
    sessionSecret: config.SESSION_SECRET ?? secrets.session,
    actorSecret,
    bus,
    webRoot: config.WEB_ROOT ?? null,
    apiBase: config.API_BASE,
    publicOrigin: config.PUBLIC_ORIGIN,
    uploadsTo: config.S3_PUBLIC_URL ?? config.S3_ENDPOINT,
    devMail: devMailPages(content.context.db),
    trustProxy: config.TRUST_PROXY,
    log,
  });
  const server = await listen(gateway.handler, config.PORT, config.HOST);
  const { port } = server.address() as { port: number };

  return {
    address: config.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    port,
    demo,
    services,
    async stop() {
      gateway.endStreams();
      await closeServer(server);
      await gateway.stop();
      for (const service of Object.values(services)) await service.stop();
      await bus.close();
      await store?.stop();
    },
  };
}
