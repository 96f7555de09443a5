import type { ServiceName } from '@coaching/contracts';
import {
  type RunningService,
  type ServiceDefinition,
  type ServiceEnvironment,
  startService,
} from '@coaching/service-kit';

/** Services that are up, by name. */
export type RunningServices = Readonly<Record<ServiceName, RunningService>>;

/** Starts services in the order given, which is the order of the answer. */
export async function startDomains(
  definitions: readonly ServiceDefinition[],
  environment: ServiceEnvironment,
): Promise<RunningServices> {
  const running: Partial<Record<ServiceName, RunningService>> = {};
  for (const definition of definitions)
    running[definition.name] = await startService(definition, environment);
  return running as RunningServices;
}
