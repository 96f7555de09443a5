import {
  binPath,
  byRecycleBinColumn,
  type CallQuery,
  type CallResponse,
  callRows,
  type DeletedObject,
  latestOf,
  MAX_PAGE_SIZE,
  pageWindow,
  type RestorePreview,
  type ServiceName,
} from '@coaching/contracts';
import type { Collected } from '../proxy/collect';

/** How long a service may take to say what it keeps deleted, in milliseconds; the rest is shown without it. */
export const PATIENCE_MS = 5000;

/** The services that keep anything deleted. */
export const servicesWithBins = callRows.flatMap(([, { owner, method, path }]) =>
  owner !== 'gateway' && method === 'GET' && path === binPath(owner) ? owner : [],
);

type Bin = CallResponse<'listObservationsBin'>;

/** What the services answered; null for one that did not. */
export type BinsByService = ReadonlyMap<ServiceName, Bin | null>;

/**
 * Asks a service for as much as the page asked for may take of it, page by page.
 * @returns null where it does not answer as it should
 */
export async function askBin(
  askPage: (search: URLSearchParams) => Promise<Collected>,
  { query, noun, before, sortBy, descending, page, rowsPerPage }: CallQuery<'getRecycleBin'>,
): Promise<Bin | null> {
  const { skip, limit } = pageWindow(page, rowsPerPage);
  const size = Math.min(skip + limit, MAX_PAGE_SIZE);
  const objects: DeletedObject[] = [];
  for (let number = 1; ; number += 1) {
    const search = new URLSearchParams({
      ...(query && { query }),
      ...(noun && { noun }),
      ...(before && { before }),
      sortBy,
      descending: String(descending),
      page: String(number),
      rowsPerPage: String(size),
    });
    const bin = binIn(await askPage(search));
    if (!bin) return null;
    objects.push(...bin.objects);
    if (bin.objects.length < size || objects.length >= skip + limit) return { ...bin, objects };
  }
}

/** A service's answer; null where it is none. */
function binIn({ status, body }: Collected): Bin | null {
  return status === 200 ? (JSON.parse(body.toString()) as Bin) : null;
}

/** What of a service comes back with an object of another's; most know nothing of it. */
export function alongIn({ status, body }: Collected): string[] {
  return status === 200 ? (JSON.parse(body.toString()) as RestorePreview).along : [];
}

/** One page of what all services keep deleted, which each has sorted alike. */
export function joined(
  bins: BinsByService,
  { sortBy, descending, page, rowsPerPage }: CallQuery<'getRecycleBin'>,
): CallResponse<'getRecycleBin'> {
  const objects: DeletedObject[] = [];
  const nouns = new Set<string>();
  const away: ServiceName[] = [];
  const since: (string | null)[] = [];
  let total = 0;
  for (const [service, bin] of bins) {
    if (bin) {
      objects.push(...bin.objects);
      for (const noun of bin.nouns) nouns.add(noun);
      total += bin.total;
      since.push(bin.since ?? null);
    } else away.push(service);
  }
  const { skip, limit } = pageWindow(page, rowsPerPage);
  const sorted = objects.sort(byRecycleBinColumn(sortBy, descending));
  return {
    objects: sorted.slice(skip, skip + limit),
    total,
    nouns: [...nouns].sort(),
    since: latestOf(since),
    away,
  };
}
