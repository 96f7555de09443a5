/** A process to measure: services on ports of their own, on request with the gateway beside them and with many coaches. */
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { startStore } from '@coaching/embedded';
import { createGateway } from '@coaching/gateway';
import { actionStepsService } from '@coaching/service-action-steps';
import { contentOptions, contentService } from '@coaching/service-content';
import { identityService, importPeople } from '@coaching/service-identity';
import { createInProcessBus, createLogger, startService } from '@coaching/service-kit';
import { observationsService } from '@coaching/service-observations';
import { reportsService } from '@coaching/service-reports';
import { toolsService } from '@coaching/service-tools';
import { seedDemo, singleMachineConfig } from '@coaching/single-machine';
import { loadPeople, password } from './load/people';

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
  const log = createLogger({ name: 'bench', level: 'warn' });
  const store = await startStore({ directory: join(DATA_DIR!, 'store'), worker: true });
  const bus = createInProcessBus();
  const environment = { mongoUrl: store.url, actorSecret: ACTOR_SECRET!, bus, log };
  const services = {
    identity: await startService(identityService, environment),
    observations: await startService(observationsService, environment),
    reports: await startService(reportsService, environment),
    content: await startService(
      contentService(
        contentOptions(singleMachineConfig({}), {
          secret: ACTOR_SECRET!,
          uploadsDirectory: join(DATA_DIR!, 'uploads'),
          siteAddress: undefined,
        }),
      ),
      environment,
    ),
    actionSteps: await startService(actionStepsService, environment),
    tools: await startService(toolsService, environment),
  };
  await bus.start();
  await seedDemo(services, password, new Date());
  if (COACHES !== '0') {
    await importPeople(services.identity.context, { organizations: [], users: loadPeople(Number(COACHES)) });
    await services.identity.flush();
  }
  const addresses: Record<string, string> = { store: store.url };
  for (const service of Object.values(services)) addresses[service.name] = await listen(service.handler);
  if (GATEWAY_TOO === 'true') {
    const gateway = await createGateway({
      services: {
        identity: { handler: services.identity.handler },
        observations: { handler: services.observations.handler },
        reports: { handler: services.reports.handler },
        content: { handler: services.content.handler },
        'action-steps': { handler: services.actionSteps.handler },
        tools: { handler: services.tools.handler },
      },
      sessions: { mongoUrl: store.url, databaseName: 'coaching_gateway' },
      sessionSecret: SESSION_SECRET!,
      actorSecret: ACTOR_SECRET!,
      bus,
      webRoot: null,
      apiBase: '/api',
      log,
    });
    addresses.gateway = await listen(gateway.handler);
  }
  console.log(`ready ${JSON.stringify(addresses)}`);
}

process.once('SIGTERM', () => process.exit(0));
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
