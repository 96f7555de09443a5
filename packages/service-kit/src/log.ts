import pino, { type Logger } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/**
 * A structured logger; one JSON line an entry, on standard output. Credentials never belong in an entry. Lines are
 * written beside the work and not in its way; a process that ends of its own accord writes the last ones first.
 */
export function createLogger({ name, level }: { name: string; level: (typeof logLevels)[number] }): Logger {
  const redact = ['*.password', '*.cookie', '*.authorization'];
  return pino({ name, level, redact }, pino.destination({ dest: 1, sync: false }));
}

export type { Logger };
