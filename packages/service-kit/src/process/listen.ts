import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../config/read-config';

/**
 * Listens; resolves with the port, which is a free one for port 0.
 * @throws ConfigError when the port is taken
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new ConfigError(`Cannot start: PORT ${port} is taken.`) : error),
    );
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}
