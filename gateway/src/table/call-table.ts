import { setTimeout as pause } from 'node:timers/promises';
import type { Logger, TableTokens } from '@coaching/service-kit';
import type { Transport } from '../proxy/transport';
import { askService } from './ask-service';
import type { CallRow, RefusedRow } from './call-row';
import type { ServiceTable } from './read-table';
import { type FindRoute, routeTable } from './route-table';
import { settleClaims } from './settle-claims';

/** How long after an answer a service is asked again, in milliseconds. What is asked for by strangers asks nobody. */
const ASK_EVERY_MS = 2000;

/** The calls of all services, as these say themselves. */
export interface CallTable {
  readonly route: FindRoute;
  /** What is routed; another array whenever that changes. */
  rows(): readonly CallRow[];
  /** Whether a service has sent its table; once it has, that holds while it is away. */
  isKnown(service: string): boolean;
  /** Whether all have, so that what nobody claims is nowhere. */
  isComplete(): boolean;
  /** Asks no more. */
  stop(): void;
}

interface Parts {
  /** The ways to the services, in the order in which paths are given to them. */
  transports: ReadonlyMap<string, Transport>;
  tokens: TableTokens;
  /** What the gateway answers itself, whatever services claim. */
  own?: readonly CallRow[];
  /** ASK_EVERY_MS unless given. */
  askEveryMs?: number;
  log: Logger;
}

const textOf = ({ owner, call, reason }: RefusedRow) => `${owner} ${call} ${reason}`;

/**
 * Asks every service what it answers, now and again and again, and routes by what they say.
 * @returns resolves once each has answered for the first time, or has been waited for in vain
 */
export async function openCallTable({
  transports,
  tokens,
  own = [],
  askEveryMs = ASK_EVERY_MS,
  log,
}: Parts): Promise<CallTable> {
  const stopped = new AbortController();
  const tables = new Map<string, ServiceTable>();
  const silent = new Set<string>();
  let rows: CallRow[] = [];
  let find = routeTable(rows);
  let complaints = new Set<string>();

  /** Routes by what is known now, all at once, and says what is not routed when it is the first time. */
  function assemble(): void {
    const known = [...transports.keys()].flatMap((name) => tables.get(name) ?? []);
    const settled = settleClaims([...own, ...known.flatMap((table) => table.rows)], rows);
    rows = settled.rows;
    find = routeTable(rows);
    const refused = [...known.flatMap((table) => table.refused), ...settled.refused];
    for (const { owner, call, reason } of refused.filter((row) => !complaints.has(textOf(row))))
      log.error({ service: owner, call, reason }, 'a call is not routed');
    complaints = new Set(refused.map(textOf));
  }

  /** Whether a service says something else than before. */
  async function ask(service: string, transport: Transport): Promise<boolean> {
    const known = tables.get(service)?.version ?? null;
    try {
      const table = await askService({ service, transport, tokens, known });
      silent.delete(service);
      if (!table) return false;
      tables.set(service, table);
      log.info(
        { service, version: table.version, calls: table.rows.length },
        'a service says what it answers',
      );
      return true;
    } catch (error) {
      if (!silent.has(service) && !stopped.signal.aborted)
        log.warn({ err: error, service }, 'a service does not say what it answers');
      silent.add(service);
      return false;
    }
  }

  async function askOn(service: string, transport: Transport): Promise<void> {
    while (!stopped.signal.aborted) {
      await pause(askEveryMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      if (!stopped.signal.aborted && (await ask(service, transport))) assemble();
    }
  }

  const services = [...transports];
  await Promise.all(services.map(([name, transport]) => ask(name, transport)));
  assemble();
  for (const [name, transport] of services) void askOn(name, transport);
  return {
    route: (method, path) => find(method, path),
    rows: () => rows,
    isKnown: (service) => tables.has(service),
    isComplete: () => tables.size === transports.size,
    stop: () => stopped.abort(),
  };
}
