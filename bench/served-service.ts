import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actor, ServiceName } from '@coaching/contracts';
import {
  ACTOR_TOKEN_HEADER,
  createActorTokens,
  createInProcessBus,
  createLogger,
  type RunningService,
  type ServiceDefinition,
  startService,
} from '@coaching/service-kit';

const actorSecret = 'bench-actor-secret-bench-actor-secret';
const tokens = createActorTokens(actorSecret);

/** A service that is measured by itself, over HTTP. */
export interface ServedService {
  service: RunningService;
  bus: ReturnType<typeof createInProcessBus>;
  /** Asks as somebody. @returns the answer's JSON @throws when it is refused */
  // biome-ignore lint/suspicious/noExplicitAny: what comes is what the contract says of the path
  ask(path: string, init?: RequestInit): Promise<any>;
  stop(): Promise<void>;
}

/** @param databasePrefix of a database of its own @param actor who asks */
export async function serveAlone<Owner extends ServiceName>(
  definition: ServiceDefinition<Owner>,
  { mongoUrl, databasePrefix, actor }: { mongoUrl: string; databasePrefix: string; actor: Actor },
): Promise<ServedService> {
  const bus = createInProcessBus();
  const log = createLogger({ name: 'bench', level: 'silent' });
  const service = await startService(definition, { mongoUrl, databasePrefix, actorSecret, bus, log });
  await bus.start();
  const server = createServer(service.handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    service,
    bus,
    async ask(path, init) {
      const headers = {
        [ACTOR_TOKEN_HEADER]: tokens.sign({ actor }),
        'content-type': 'application/json',
      };
      const response = await fetch(`${origin}${path}`, { ...init, headers });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await service.stop();
      await bus.close();
    },
  };
}
