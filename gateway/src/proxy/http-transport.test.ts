import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { collect } from './collect';
import { httpTransport } from './http-transport';

// Waits for a connection that does not answer.

/** A service whose first connection falls silent, as that of a replica which is gone with its network. */
async function aServiceWithASilentReplica() {
  let silent: Socket | undefined;
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    silent ??= request.socket;
    requests.push(`${request.method} ${request.socket === silent ? 'silent' : 'other'}`);
    if (request.socket !== silent) response.end('there');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    url: `http://127.0.0.1:${port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

const read = (method: string) => ({ method, path: '/', headers: {}, body: null });

it('sends a read over another connection when it is not answered', async () => {
  const service = await aServiceWithASilentReplica();
  const transport = httpTransport(service.url);
  const { status, body } = await collect(transport, read('GET'));
  expect([status, body.toString()]).toEqual([200, 'there']);
  expect(service.requests).toEqual(['GET silent', 'GET other']);
  service.close();
  await transport.close();
});

it('sends a write only once, since it might have been done', async () => {
  const service = await aServiceWithASilentReplica();
  const transport = httpTransport(service.url);
  const sent = collect(transport, read('POST')).catch((error: Error) => error);
  await collect(transport, read('GET'));
  expect(service.requests).toEqual(['POST silent', 'GET other']);
  service.close();
  expect(await sent).toBeInstanceOf(Error);
  await transport.close();
});

it('closes without an answer that never comes', async () => {
  const service = await aServiceWithASilentReplica();
  const transport = httpTransport(service.url);
  const sent = collect(transport, read('POST')).catch((error: Error) => error);
  while (service.requests.length === 0) await new Promise(setImmediate);
  await transport.close();
  // Not for having been waited for as long as a service may take.
  const error = (await sent) as { code?: string };
  expect(error).toBeInstanceOf(Error);
  expect(error.code).not.toBe('UND_ERR_HEADERS_TIMEOUT');
  service.close();
});
