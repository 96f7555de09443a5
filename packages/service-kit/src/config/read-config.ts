import type { z } from 'zod';

/** A setting is missing or wrong; the message is the one line an operator sees. */
export class ConfigError extends Error {}

/**
 * Reads settings once into a typed object; an empty variable counts as absent.
 * @throws ConfigError naming every variable that is missing or wrong
 */
export function readConfig<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return given[name] === undefined ? `${name} is missing` : `${name} is wrong (${message})`;
  });
  throw new ConfigError(`Cannot start: ${[...new Set(complaints)].join('; ')}.`);
}
