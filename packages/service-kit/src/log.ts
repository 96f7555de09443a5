import pino, { type Logger } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** A structured logger; one JSON line an entry, on standard output. Credentials never belong in an entry. */
export function createLogger({ name, level }: { name: string; level: (typeof logLevels)[number] }): Logger {
  return pino({ name, level, redact: ['*.password', '*.cookie', '*.authorization'] });
}

export type { Logger };
