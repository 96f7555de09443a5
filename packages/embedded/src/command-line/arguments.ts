import { parseArgs } from 'node:util';
import { StoreError } from '../errors';

/** The platform's data directory, where none is named. */
export const dataDirectory = process.env.DATA_DIR ?? '.data';

/** Reads a script's named arguments; prints its usage in one line and ends where one is missing or unknown. */
export function argumentsOf<Name extends string>(
  usage: string,
  names: readonly Name[],
  defaults: Partial<Record<Name, string>> = {},
): Record<Name, string> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const values = { ...defaults, ...parseArgs({ options }).values };
    const missing = names.find((name) => values[name] === undefined);
    if (!missing) return values as Record<Name, string>;
    console.error(`--${missing} is missing. ${usage}`);
  } catch (error) {
    console.error(`${(error as Error).message} ${usage}`);
  }
  process.exit(2);
}

/** Runs a script's work; a failure the person can act on is printed in one line. */
export function runScript(work: () => Promise<void>): void {
  work().catch((error) => {
    console.error(error instanceof StoreError ? error.message : error);
    process.exit(1);
  });
}
