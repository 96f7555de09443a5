/** The observations service in a process of its own, which answers over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectJetStream, createLogger, startService } from '@coaching/service-kit';
import { service as observationsService } from '@coaching/service-observations';

const { MONGODB_URL = '', NATS_URL = '', ACTOR_SECRET = '' } = process.env;

async function main(): Promise<void> {
  const log = createLogger({ name: 'bench', level: 'warn' });
  const bus = await connectJetStream(NATS_URL, { log });
  const service = await startService(observationsService, {
    mongoUrl: MONGODB_URL,
    actorSecret: ACTOR_SECRET,
    bus,
    log,
  });
  await bus.start();
  const server = createServer(service.handler);
  server.listen(0, '127.0.0.1', () => console.log(`ready ${(server.address() as AddressInfo).port}`));
  process.once('SIGTERM', () => process.exit(0));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
