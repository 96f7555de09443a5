import type { Server } from 'node:http';

/** Longest a running request may take once the process was asked to stop. */
const DRAIN_MS = 8000;
const IDLE_CHECK_MS = 50;

/** Stops taking connections and waits for running requests; those that take too long are cut off. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive becomes idle only after its running request is answered.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
