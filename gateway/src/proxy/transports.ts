import type { GatewayOptions } from '../options';
import { httpTransport } from './http-transport';
import { inProcessTransport } from './in-process-transport';
import type { Transport } from './transport';

/** The ways to all services. */
export interface Transports {
  /** By name, in the order in which the services are listed. */
  all: ReadonlyMap<string, Transport>;
  /** @throws when no such service is listed */
  to(service: string): Transport;
  close(): Promise<void>;
}

/** Opens the ways to services, over HTTP or within this process. */
export function openTransports(services: GatewayOptions['services']): Transports {
  const all = new Map(
    Object.entries(services).map(([name, target]): [string, Transport] => [
      name,
      'url' in target
        ? httpTransport(target.url)
        : inProcessTransport(target.handler, target.notReadyBecause),
    ]),
  );
  return {
    all,
    to(service) {
      const transport = all.get(service);
      if (!transport) throw new Error(`no service is called ${service}`);
      return transport;
    },
    async close() {
      for (const transport of all.values()) await transport.close();
    },
  };
}
