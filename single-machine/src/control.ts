import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RunningService } from '@coaching/service-kit';

/** Where a running platform takes its operator's commands: a port of loopback, and the key that they have to bear. */
interface ControlAddress {
  port: number;
  key: string;
}

/** In the data directory, for its owner's eyes only. */
const FILE = 'control.json';

const DONE = 'Done.';

export interface Control {
  close(): Promise<void>;
}

/** How long what was published may take to arrive; what takes longer arrives later. */
const ARRIVES_WITHIN_MS = 10 * 60_000;

/** Has every service publish what it holds once more, and yields a line of each; at its end all of it has arrived. */
export async function* republishAll(
  services: Readonly<Record<string, Pick<RunningService, 'republish' | 'flush'>>>,
): AsyncGenerator<string> {
  for (const [name, service] of Object.entries(services))
    yield `${name}: ${await service.republish()} events published again.`;
  for (const service of Object.values(services)) await service.flush(ARRIVES_WITHIN_MS);
}

function bears({ headers }: IncomingMessage, key: string): boolean {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${key}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Lets the operator of a running platform rebuild what is made from events, from another process on this machine that
 * may read the data directory.
 */
export async function openControl(
  dataDirectory: string,
  services: Parameters<typeof republishAll>[0],
): Promise<Control> {
  const key = randomBytes(32).toString('hex');
  let isBusy = false;
  const server = createServer(async (request, response) => {
    if (!bears(request, key) || request.method !== 'POST' || request.url !== '/republish')
      return void response.writeHead(404).end();
    if (isBusy) return void response.writeHead(409).end('A rebuild is under way already.\n');
    isBusy = true;
    try {
      for await (const line of republishAll(services)) response.write(`${line}\n`);
      response.end(`${DONE}\n`);
    } catch (error) {
      response.end(`The rebuild failed: ${(error as Error).message}\n`);
    } finally {
      isBusy = false;
    }
  });
  // A rebuild may take longer than any other request.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const file = join(dataDirectory, FILE);
  await writeFile(`${file}.new`, JSON.stringify({ port, key } satisfies ControlAddress), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return {
    async close() {
      await rm(file, { force: true });
      await new Promise((resolve) => {
        server.close(resolve);
        // A rebuild that is under way does not hold the end up: it can begin again.
        server.closeAllConnections();
      });
    },
  };
}

async function addressIn(dataDirectory: string): Promise<ControlAddress | null> {
  try {
    return JSON.parse(await readFile(join(dataDirectory, FILE), 'utf8')) as ControlAddress;
  } catch {
    return null;
  }
}

/**
 * Asks the platform that runs on this data directory to rebuild.
 * @param print called with each line of progress
 * @returns whether it did; null where none runs
 */
export async function askRunning(
  dataDirectory: string,
  print: (line: string) => void,
): Promise<boolean | null> {
  const address = await addressIn(dataDirectory);
  if (!address) return null;
  const response = await fetch(`http://127.0.0.1:${address.port}/republish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${address.key}` },
  }).catch(() => null);
  // What a killed platform left behind; its port may be somebody else's by now.
  if (!response?.body || response.status === 404) return null;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const lines = text.split('\n');
    text = lines.pop()!;
    for (const line of lines) {
      if (line === DONE) return true;
      print(line);
    }
  }
  return false;
}
