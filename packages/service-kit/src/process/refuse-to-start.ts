import { ConfigError } from '../config/read-config';

/** Ends a process that cannot start: one line for what an operator can mend, the stack for the rest. */
export function refuseToStart(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
