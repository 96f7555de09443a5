import type { ServiceName } from '@coaching/contracts';
import type { DummyServices } from './dummy-services';
import { type Served, serve } from './gateway-for-test';

/** Dummy services on ports of their own. */
export interface ServedDummies {
  services: Record<ServiceName, { url: string }>;
  /** Ends one of them, as when its machine is gone. */
  end(name: ServiceName): Promise<void>;
  close(): Promise<void>;
}

/** Serves dummy services over HTTP, as production does. */
export async function overHttp({ handlers }: DummyServices): Promise<ServedDummies> {
  const served = new Map<string, Served>();
  for (const [name, handler] of Object.entries(handlers)) served.set(name, await serve(handler));
  const urls = [...served].map(([name, { address }]) => [name, { url: address }]);
  return {
    services: Object.fromEntries(urls) as ServedDummies['services'],
    end: (name) => served.get(name)!.close(),
    async close() {
      for (const one of served.values()) await one.close();
    },
  };
}
