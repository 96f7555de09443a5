import { z } from 'zod';
import { LEAST_SECRET_LENGTH } from '../actor/secret';
import { logLevels } from '../log';

/** Settings that every process of ours reads. */
export const processSettings = {
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  LOG_LEVEL: z.enum(logLevels).default('info'),
};

/** Days that what was deleted stays in the recycle bin unless an operator says otherwise. */
export const RECYCLE_BIN_DAYS = 90;

/** Days after which what was deleted is gone for good; 0 for never. */
export const recycleBinSetting = z.coerce.number().int().min(0).max(36_500).default(RECYCLE_BIN_DAYS);

/** A key that signs. */
export const secretSetting = z
  .string()
  .min(LEAST_SECRET_LENGTH, `must have ${LEAST_SECRET_LENGTH} characters or more`);

/** Passwords for servers whose address names a user and no password. */
export const passwordSettings = {
  MONGODB_PASSWORD: z.string().optional(),
  REDIS_PASSWORD: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
};

/** Settings of a service in a process of its own. */
export const serviceSettings = z.object({
  ...processSettings,
  ...passwordSettings,
  MONGODB_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb://'),
  NATS_URL: z.string().startsWith('nats://', 'must start with nats://'),
  ACTOR_SECRET: secretSetting,
  RECYCLE_BIN_DAYS: recycleBinSetting,
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_]{1,40}$/, 'may have lower-case letters, digits and _')
    .default('coaching_'),
});
