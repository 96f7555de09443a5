import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { createGateway, pageSettingsFrom } from '@coaching/gateway';
import { devMailPages } from '@coaching/service-content';
import {
  closeServer,
  connectJetStream,
  createInProcessBus,
  createLogger,
  httpServer,
  type Logger,
} from '@coaching/service-kit';
import { backfillNewServices } from './backfill-new-services';
import type { SingleMachineConfig } from './config';
import { CannotStart, prepareDataDirectory } from './data-directory';
import { maySeedDemo } from './demo/may-seed';
import { seedDemo } from './demo/seed';
import { definitionsOf, loadDomains } from './domains/find-domains';
import { type RunningServices, startDomains } from './domains/start-domains';
import { storedSecrets } from './secrets';
import { showsMail } from './shows-mail';

/** The whole platform, up in this process. */
export interface RunningPlatform {
  /** Where the browser finds it. */
  address: string;
  port: number;
  /** Whether demo data is in the store. */
  demo: boolean;
  /** In the order in which they publish. */
  services: RunningServices;
  /** Drains requests, flushes the outbox, closes everything. */
  stop(): Promise<void>;
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = httpServer(listener);
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
 * @param log where all of it logs; standard output unless given
 * @throws CannotStart with one line a person can act on
 */
export async function launch(
  config: SingleMachineConfig,
  log: Logger = createLogger({ name: 'sidelight', level: config.LOG_LEVEL }),
): Promise<RunningPlatform> {
  const dataDirectory = config.DATA_DIR;
  await prepareDataDirectory(dataDirectory);
  const opening = config.MONGODB_URL
    ? null
    : startStore({ directory: join(dataDirectory, 'store'), worker: true, asksForPassword: true });
  // The store's thread opens its data while this one loads the services.
  const [store, domains] = await Promise.all([opening, loadDomains()]);
  const mongoUrl = config.MONGODB_URL ?? store!.url;
  const secrets = await storedSecrets(dataDirectory);
  const actorSecret = config.ACTOR_SECRET ?? secrets.actor;
  const bus = config.NATS_URL ? await connectJetStream(config.NATS_URL) : createInProcessBus();

  const definitions = definitionsOf(domains, {
    settings: config,
    secret: actorSecret,
    dataDirectory,
    siteAddress: config.PUBLIC_ORIGIN ?? (config.PORT ? `http://localhost:${config.PORT}` : undefined),
  });
  const ownsStore = store !== null;
  const services = await startDomains(definitions, {
    mongoUrl,
    ownsStore,
    actorSecret,
    recycleBinDays: config.RECYCLE_BIN_DAYS,
    bus,
    log,
  });
  await bus.start();

  // First, so that an empty store has no past to publish.
  await backfillNewServices(Object.values(services));
  const demo = maySeedDemo(config) && (config.SEED_DEMO || !config.MONGODB_URL);
  if (demo) await seedDemo(services, { password: config.DEMO_PASSWORD, now: new Date() });

  const gateway = await createGateway({
    services: Object.fromEntries(Object.values(services).map(({ name, handler }) => [name, { handler }])),
    sessions: config.REDIS_URL
      ? { redisUrl: config.REDIS_URL }
      : { mongoUrl, databaseName: 'coaching_gateway' },
    sessionSecret: config.SESSION_SECRET ?? secrets.session,
    actorSecret,
    bus,
    isAlone: ownsStore && !config.REDIS_URL,
    webRoot: config.WEB_ROOT ?? null,
    pageSettings: pageSettingsFrom(config),
    apiBase: config.API_BASE,
    publicOrigin: config.PUBLIC_ORIGIN,
    uploadsTo: config.S3_PUBLIC_URL ?? config.S3_ENDPOINT,
    devMail: showsMail(config) ? devMailPages(services.content.context.connection) : undefined,
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
