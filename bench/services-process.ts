/** A process to measure: services on ports of their own, on request with the gateway beside them and with many coaches. */
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { createGateway } from '@coaching/gateway';
import { importPeople } from '@coaching/service-identity';
import { createInProcessBus, createLogger } from '@coaching/service-kit';
import {
  collectSooner,
  definitionsOf,
  findDomains,
  seedDemo,
  singleMachineConfig,
  startDomains,
} from '@coaching/single-machine';
import { loadPeople, password } from './load/people';
import { tellMemory } from './memory-use';
import { tellProcessorTime } from './processor-time';

const {
  DATA_DIR,
  ACTOR_SECRET,
  SESSION_SECRET,
  GATEWAY_TOO,
  COACHES = '0',
} = process.env as Record<string, string>;

function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}`),
    );
  });
}

async function main(): Promise<void> {
  // As the platform does when it starts.
  collectSooner();
  const log = createLogger({ name: 'bench', level: 'warn' });
  const store = await startStore({
    directory: join(DATA_DIR!, 'store'),
    worker: true,
    asksForPassword: true,
  });
  const bus = createInProcessBus();
  const definitions = definitionsOf(findDomains(), {
    settings: singleMachineConfig({}),
    secret: ACTOR_SECRET!,
    dataDirectory: DATA_DIR!,
    siteAddress: undefined,
  });
  const services = await startDomains(definitions, {
    mongoUrl: store.url,
    ownsStore: true,
    actorSecret: ACTOR_SECRET!,
    bus,
    log,
  });
  await bus.start();
  await seedDemo(services, { password, now: new Date() });
  if (COACHES !== '0') {
    await importPeople(services.identity.context, { organizations: [], users: loadPeople(Number(COACHES)) });
    await services.identity.flush();
  }
  const addresses: Record<string, string> = { store: store.url };
  for (const service of Object.values(services)) addresses[service.name] = await listen(service.handler);
  if (GATEWAY_TOO === 'true') {
    const gateway = await createGateway({
      services: Object.fromEntries(Object.values(services).map(({ name, handler }) => [name, { handler }])),
      sessions: { mongoUrl: store.url, databaseName: 'coaching_gateway' },
      sessionSecret: SESSION_SECRET!,
      actorSecret: ACTOR_SECRET!,
      bus,
      webRoot: null,
      apiBase: '/api',
      isAlone: true,
      log,
    });
    addresses.gateway = await listen(gateway.handler);
  }
  console.log(`ready ${JSON.stringify(addresses)}`);
}

tellProcessorTime();
tellMemory();
process.once('SIGTERM', () => process.exit(0));
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
