import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServiceName } from '@coaching/contracts';
import type { DemoOfDomain } from '@coaching/demo';
import type { Machine, PackagedService, ServiceDefinition } from '@coaching/service-kit';
import { inOrder } from './in-order';

/** A domain's server side: one folder of `services/`. */
export interface Domain {
  name: ServiceName;
  /** Loads its code, which `definition` does otherwise. */
  load(): void;
  definition(machine: Machine): ServiceDefinition;
  /** Its part of the demo; null where it has none. Nothing of it is loaded before it is asked for. */
  demo(): DemoOfDomain | null;
}

/** Also from `dist/`, which lies as deep as `src/`. */
const FOLDER = resolve(__dirname, '../../../services');

interface Manifest {
  name: string;
  exports: Record<string, unknown>;
}

/**
 * The domains there are, by their folders; nobody else lists them.
 * @param folder where their services are
 */
export function findDomains(folder = FOLDER): Domain[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  return names.sort().map((name) => domainIn(join(folder, name), name as ServiceName));
}

function domainIn(folder: string, name: ServiceName): Domain {
  const manifest = join(folder, 'package.json');
  const { name: packageName, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  // A package finds itself by its name, whether it runs from its sources or is built.
  const load = createRequire(manifest);
  return {
    name,
    load: () => void load(packageName),
    definition(machine) {
      const { service } = load(packageName) as { service: PackagedService };
      return typeof service === 'function' ? service(machine) : service;
    },
    demo() {
      if (!exports['./demo']) return null;
      return (load(`${packageName}/demo`) as { demo: DemoOfDomain }).demo;
    },
  };
}

/** The domains there are with their code loaded, once what was begun before has gone as far as it can for now. */
export async function loadDomains(): Promise<Domain[]> {
  await nextTurn();
  const domains = findDomains();
  for (const { load } of domains) load();
  return domains;
}

/** Their services as this machine runs them, in the order in which they publish. @throws ConfigError */
export function definitionsOf(domains: readonly Domain[], machine: Machine): ServiceDefinition[] {
  return inOrder(domains.map((domain) => domain.definition(machine)));
}
