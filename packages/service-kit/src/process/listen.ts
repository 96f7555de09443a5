import type { Server } from 'node:http';
import { ConfigError } from '../config/read-config';

/** Listens; a port that is taken is told as a setting that is wrong. @throws ConfigError */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new ConfigError(`Cannot start: PORT ${port} is taken.`) : error),
    );
    server.listen(port, resolve);
  });
}
