import { createLogger, type Logger } from '../log';

/** A log whose lines a test reads. */
export interface LogForTest {
  log: Logger;
  /** All that was written, as it was written. */
  text(): string;
  /** All lines, oldest first. */
  lines(): Record<string, unknown>[];
  /** Those of the security log. */
  security(): Record<string, unknown>[];
}

/** @param level what LOG_LEVEL says */
export function logForTest(level: Parameters<typeof createLogger>[0]['level'] = 'info'): LogForTest {
  const lines: string[] = [];
  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    log: createLogger({ name: 'test', level, to: { write: (line) => void lines.push(line) } }),
    text: () => lines.join(''),
    lines: read,
    security: () => read().filter(({ security }) => security === true),
  };
}
