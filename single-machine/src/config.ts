import { pageEnvironment } from '@coaching/gateway';
import { billingSettings } from '@coaching/service-billing';
import { contentSettings } from '@coaching/service-content';
import { passwordSettings, readConfig, recycleBinSetting, withPassword } from '@coaching/service-kit';
import { z } from 'zod';

const flag = z.stringbool();

/** Every setting of a single-machine run; README's table says what each is for. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED_DEMO: flag.optional(),
  DEMO_PASSWORD: z.string().min(8).default('Coaching-demo-1'),
  RECYCLE_BIN_DAYS: recycleBinSetting,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  ...passwordSettings,
  MONGODB_URL: z.string().startsWith('mongodb').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  NATS_URL: z.string().startsWith('nats').optional(),
  WEB_ROOT: z.string().optional(),
  API_BASE: z
    .string()
    .regex(/^(\/[a-z0-9-]+)*$/)
    .default('/api'),
  PUBLIC_ORIGIN: z.url().optional(),
  TRUST_PROXY: z.string().optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  ACTOR_SECRET: z.string().min(32).optional(),
  ...pageEnvironment,
  ...contentSettings,
  ...billingSettings,
});

export type SingleMachineConfig = z.infer<typeof schema>;

/** Reads the settings; a wrong one stops the start with one line that names it. */
export function singleMachineConfig(environment: NodeJS.ProcessEnv): SingleMachineConfig {
  const config = readConfig(schema, environment);
  const whole = (url: string | undefined, password: string | undefined) => url && withPassword(url, password);
  return {
    ...config,
    MONGODB_URL: whole(config.MONGODB_URL, config.MONGODB_PASSWORD),
    REDIS_URL: whole(config.REDIS_URL, config.REDIS_PASSWORD),
    NATS_URL: whole(config.NATS_URL, config.NATS_PASSWORD),
  };
}
