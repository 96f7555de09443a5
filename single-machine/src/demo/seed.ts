import type { DemoSettings } from '@coaching/demo';
import { findDomains } from '../domains/find-domains';
import type { RunningServices } from '../domains/start-domains';

/**
 * Fills empty stores with each domain's part of the demo, one after the other; leaves all of them alone when one holds
 * somebody's data.
 * @param services in the order in which they publish
 */
export async function seedDemo(services: Partial<RunningServices>, settings: DemoSettings): Promise<void> {
  const demoOf = new Map(findDomains().map(({ name, demo }) => [name, demo]));
  const parts = Object.values(services).flatMap((service) => {
    const demo = demoOf.get(service.name)?.();
    return demo ? [{ service, demo }] : [];
  });
  for (const { service, demo } of parts) if (await demo.isInUse?.(service.context)) return;
  for (const { service, demo } of parts) {
    await demo.seed(service.context, settings);
    await service.flush();
  }
}
