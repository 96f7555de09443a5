/** Seeds the demo into a platform of many processes: `docker compose --profile demo up`. */
import { tmpdir } from 'node:os';
import {
  ConfigError,
  connectJetStream,
  createLogger,
  passwordSettings,
  readConfig,
  withPassword,
} from '@coaching/service-kit';
import { z } from 'zod';
import { definitionsOf, findDomains } from '../domains/find-domains';
import { startDomains } from '../domains/start-domains';
import { maySeedDemo } from './may-seed';
import { seedDemo } from './seed';

const schema = z.object({
  ...passwordSettings,
  MONGODB_URL: z.string().startsWith('mongodb'),
  NATS_URL: z.string().startsWith('nats'),
  ACTOR_SECRET: z.string().min(32),
  PUBLIC_ORIGIN: z.url(),
  SEED_DEMO: z.stringbool().optional(),
  DEMO_PASSWORD: z.string().min(8).default('Coaching-demo-1'),
});

async function main(): Promise<void> {
  const config = readConfig(schema, process.env);
  if (!maySeedDemo({ ...config, HOST: 'localhost' }))
    throw new ConfigError(
      `No demo at ${config.PUBLIC_ORIGIN}: everybody knows its password. SEED_DEMO=true makes it all the same.`,
    );
  const bus = await connectJetStream(withPassword(config.NATS_URL, config.NATS_PASSWORD));
  const log = createLogger({ name: 'demo', level: 'warn' });
  const mongoUrl = withPassword(config.MONGODB_URL, config.MONGODB_PASSWORD);
  const definitions = definitionsOf(
    findDomains().filter((domain) => domain.demo() !== null),
    {
      settings: config,
      secret: config.ACTOR_SECRET,
      dataDirectory: tmpdir(),
      siteAddress: config.PUBLIC_ORIGIN,
    },
  );
  const services = await startDomains(definitions, { mongoUrl, actorSecret: config.ACTOR_SECRET, bus, log });
  await bus.start();
  await seedDemo(services, { password: config.DEMO_PASSWORD, now: new Date() });
  for (const service of Object.values(services).reverse()) await service.stop();
  await bus.close();
  console.log('The demo is in place.');
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
