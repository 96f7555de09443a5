import { createServer, type Server } from 'node:http';
import type { ServiceName } from '@coaching/contracts';
import { ConfigError, readConfig } from './config/read-config';
import { serviceSettings } from './config/service-config';
import { connectJetStream } from './events/jetstream';
import { createLogger } from './log';
import type { ServiceDefinition } from './service';
import { startService } from './start-service';

/** Stops taking connections and waits for running requests. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/** Runs `stop` once on SIGTERM or SIGINT, then ends the process: 0 when it went well. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}

/** Ends a process that cannot start: one line for what an operator can mend, the stack for the rest. */
export function refuseToStart(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** A service in a process of its own: settings from the environment, real broker, until it is told to stop. */
export async function runServiceProcess<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
): Promise<void> {
  try {
    const settings = readConfig(serviceSettings, process.env);
    const log = createLogger({ name: definition.name, level: settings.LOG_LEVEL });
    const bus = await connectJetStream(settings.NATS_URL);
    const service = await startService(definition, {
      mongoUrl: settings.MONGODB_URL,
      databasePrefix: settings.DATABASE_PREFIX,
      actorSecret: settings.ACTOR_SECRET,
      bus,
      log,
    });
    await bus.start();
    const server = createServer(service.handler);
    await new Promise<void>((resolve) => server.listen(settings.PORT, resolve));
    log.info({ port: settings.PORT }, 'listening');
    stopOnSignal(async () => {
      await closeServer(server);
      await service.stop();
      await bus.close();
    });
  } catch (error) {
    refuseToStart(error);
  }
}
