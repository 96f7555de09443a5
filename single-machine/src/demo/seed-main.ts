/** Seeds the demo into a platform of many processes: `docker compose --profile demo up`. */
import { actionStepsService } from '@coaching/service-action-steps';
import { identityService } from '@coaching/service-identity';
import { connectJetStream, createLogger, readConfig, startService } from '@coaching/service-kit';
import { observationsService } from '@coaching/service-observations';
import { toolsService } from '@coaching/service-tools';
import { z } from 'zod';
import { seedDemo } from './seed';

const schema = z.object({
  MONGODB_URL: z.string().startsWith('mongodb'),
  NATS_URL: z.string().startsWith('nats'),
  ACTOR_SECRET: z.string().min(32),
  DEMO_PASSWORD: z.string().min(8).default('Coaching-demo-1'),
});

async function main(): Promise<void> {
  const config = readConfig(schema, process.env);
  const bus = await connectJetStream(config.NATS_URL);
  const log = createLogger({ name: 'demo', level: 'warn' });
  const environment = { mongoUrl: config.MONGODB_URL, actorSecret: config.ACTOR_SECRET, bus, log };
  const identity = await startService(identityService, environment);
  const observations = await startService(observationsService, environment);
  const actionSteps = await startService(actionStepsService, environment);
  const tools = await startService(toolsService, environment);
  await bus.start();
  await seedDemo({ identity, observations, actionSteps, tools }, config.DEMO_PASSWORD, new Date());
  await tools.stop();
  await actionSteps.stop();
  await observations.stop();
  await identity.stop();
  await bus.close();
  console.log('The demo is in place.');
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
