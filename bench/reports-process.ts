/** The reports service in a process of its own, to be stopped and started while others go on. */
import { connectJetStream, createLogger, startService, stopOnSignal } from '@coaching/service-kit';
import { service as reportsService } from '@coaching/service-reports';

const { MONGODB_URL = '', NATS_URL = '', ACTOR_SECRET = '' } = process.env;

async function main(): Promise<void> {
  const log = createLogger({ name: 'bench', level: 'warn' });
  const bus = await connectJetStream(NATS_URL, { log });
  const service = await startService(reportsService, {
    mongoUrl: MONGODB_URL,
    actorSecret: ACTOR_SECRET,
    bus,
    log,
  });
  await bus.start();
  stopOnSignal(async () => {
    await service.stop();
    await bus.close();
  });
  console.log('ready');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
