import type { RequestHandler } from 'express';

export interface RunningRequests {
  /** Counts the requests that pass it, each until its answer is out or its caller gone. */
  count: RequestHandler;
  /** Resolves when none is running, or after `timeoutMs`. */
  finished(timeoutMs: number): Promise<void>;
}

/** Knows when the last request under way has been answered, so that a service can stop without cutting one off. */
export function runningRequests(): RunningRequests {
  let running = 0;
  let onLastAnswered: (() => void) | null = null;
  return {
    count(_request, response, next) {
      running += 1;
      response.once('close', () => {
        running -= 1;
        if (running === 0) onLastAnswered?.();
      });
      next();
    },
    finished(timeoutMs) {
      if (running === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        onLastAnswered = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
