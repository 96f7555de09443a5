import { z } from 'zod';
import { ConfigError, readConfig } from './read-config';
import { serviceSettings } from './service-config';

const given = {
  MONGODB_URL: 'mongodb://db.test/',
  NATS_URL: 'nats://broker.test',
  ACTOR_SECRET: '0123456789abcdef0123456789abcdef',
};

const complaint = (environment: NodeJS.ProcessEnv) => {
  try {
    readConfig(serviceSettings, environment);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

it('reads settings into their types, with what is not given at its default', () => {
  expect(readConfig(serviceSettings, { ...given, PORT: '41000', UNRELATED: 'x' })).toEqual({
    ...given,
    PORT: 41000,
    LOG_LEVEL: 'info',
    RECYCLE_BIN_DAYS: 90,
    DATABASE_PREFIX: 'coaching_',
  });
});

it.each([
  ['one that is missing', { ...given, MONGODB_URL: undefined }, 'Cannot start: MONGODB_URL is missing.'],
  ['one that is empty', { ...given, ACTOR_SECRET: '' }, 'Cannot start: ACTOR_SECRET is missing.'],
  [
    'one that is wrong',
    { ...given, MONGODB_URL: 'postgres://db.test' },
    'Cannot start: MONGODB_URL is wrong (must start with mongodb://).',
  ],
  [
    'a key that is too short',
    { ...given, ACTOR_SECRET: 'short' },
    'Cannot start: ACTOR_SECRET is wrong (must have 32 characters or more).',
  ],
  [
    'all at once',
    { ...given, NATS_URL: 'broker.test', ACTOR_SECRET: undefined },
    'Cannot start: NATS_URL is wrong (must start with nats://); ACTOR_SECRET is missing.',
  ],
])('names %s in one line', (_, environment, expected) => {
  expect(complaint(environment)).toBe(expected);
});

it.each(['-1', '65536', 'http', '80.5'])('refuses the port %s', (PORT) => {
  expect(complaint({ ...given, PORT })).toMatch(/^Cannot start: PORT is wrong \(.+\)\.$/);
});

it('never repeats the value of a setting', () => {
  const schema = z.object({ KEY: z.string().min(32) });
  expect(() => readConfig(schema, { KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
});
