import pino, { type DestinationStream, type Logger } from 'pino';
import { actingAs } from './actor/acting-as';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

interface LogOptions {
  name: string;
  level: (typeof logLevels)[number];
  /** Where lines go; standard output unless given. */
  to?: DestinationStream;
}

/**
 * A structured logger; one JSON line an entry, on standard output. Credentials never belong in an entry. Lines are
 * written beside the work and not in its way; a process that ends of its own accord writes the last ones first. What staff does who is signed in as
 * somebody else says whose deed it is and who did it.
 */
export function createLogger({ name, level, to }: LogOptions): Logger {
  const redact = ['*.password', '*.cookie', '*.authorization'];
  return pino(
    { name, level, redact, mixin: () => ({ ...actingAs() }) },
    to ?? pino.destination({ dest: 1, sync: false }),
  );
}

export type { Logger };
