import type { ServiceName } from '@coaching/contracts';
import { ConfigError, readConfig } from '../config/read-config';
import { serviceSettings } from '../config/service-config';
import { withPassword } from '../config/with-password';
import { connectJetStream } from '../events/jetstream';
import { createLogger } from '../log';
import type { RunningService, ServiceDefinition } from '../service';
import { startService } from '../start-service';
import { closeServer } from './close-server';
import { httpServer } from './http-server';
import { listen } from './listen';
import { printCheck } from './print-check';
import { refuseToStart } from './refuse-to-start';
import { stopOnSignal } from './stop-on-signal';

/** Brings the service of a process of its own up, with the real broker. @throws ConfigError */
async function start<Owner extends ServiceName>(definition: ServiceDefinition<Owner>) {
  const settings = readConfig(serviceSettings, process.env);
  const log = createLogger({ name: definition.name, level: settings.LOG_LEVEL });
  const bus = await connectJetStream(withPassword(settings.NATS_URL, settings.NATS_PASSWORD), { log });
  const service = await startService(definition, {
    mongoUrl: withPassword(settings.MONGODB_URL, settings.MONGODB_PASSWORD),
    databasePrefix: settings.DATABASE_PREFIX,
    actorSecret: settings.ACTOR_SECRET,
    recycleBinDays: settings.RECYCLE_BIN_DAYS,
    bus,
    log,
  }).catch((error) => {
    const away = (error as Error).name === 'MongoServerSelectionError';
    throw away ? new ConfigError(`Cannot start: MONGODB_URL cannot be reached (${error.message}).`) : error;
  });
  await bus.start();
  const stop = async () => {
    await service.stop();
    await bus.close();
  };
  return { service, settings, log, stop };
}

/** What a process does instead of serving, by its argument; each says what became of it, and whether all is well. */
const commands: Readonly<Record<string, (service: RunningService) => Promise<boolean>>> = {
  async republish(service) {
    console.log(`${await service.republish()} events published again.`);
    return true;
  },
  async recount(service) {
    console.log(`Counts put right: ${await service.recount()}.`);
    return true;
  },
  check: printCheck,
};

/**
 * A service in a process of its own: settings from the environment, real broker, until a signal stops it.
 * With the argument `republish` it publishes everything it holds once more instead, with `recount` it counts its lists
 * anew, with `check` it looks through what nobody may change, and ends.
 */
export async function runServiceProcess<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
): Promise<void> {
  try {
    const { service, settings, log, stop } = await start(definition);
    const command = process.argv[2] ?? '';
    if (Object.hasOwn(commands, command)) {
      const isWell = await commands[command]!(service);
      await stop();
      process.exit(isWell ? 0 : 1);
    }
    const server = httpServer(service.handler);
    log.info({ port: await listen(server, settings.PORT) }, 'listening');
    stopOnSignal(async () => {
      service.endStreams();
      await closeServer(server);
      await stop();
    });
  } catch (error) {
    refuseToStart(error);
  }
}
