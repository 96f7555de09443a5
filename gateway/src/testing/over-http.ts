import type { GatewayOptions } from '../options';
import type { DummyServices } from './dummy-services';
import { type Served, serve } from './gateway-for-test';

/** Dummy services on ports of their own. */
export interface ServedDummies {
  services: GatewayOptions['services'];
  /** Ends one of them, as when its machine is gone. */
  end(name: keyof GatewayOptions['services']): Promise<void>;
  close(): Promise<void>;
}

/** Serves dummy services over HTTP, as production does. */
export async function overHttp({ handlers }: DummyServices): Promise<ServedDummies> {
  const served: Record<keyof GatewayOptions['services'], Served> = {
    identity: await serve(handlers.identity),
    observations: await serve(handlers.observations),
    reports: await serve(handlers.reports),
    content: await serve(handlers.content),
    'action-steps': await serve(handlers['action-steps']),
    tools: await serve(handlers.tools),
  };
  return {
    services: {
      identity: { url: served.identity.address },
      observations: { url: served.observations.address },
      reports: { url: served.reports.address },
      content: { url: served.content.address },
      'action-steps': { url: served['action-steps'].address },
      tools: { url: served.tools.address },
    },
    end: (name) => served[name].close(),
    async close() {
      for (const one of Object.values(served)) await one.close();
    },
  };
}
