import type { Interaction } from '@coaching/contracts';
import { type ListAddress, useList } from '@coaching/mfe-kit/list-table';
import type { ListQuery } from './list-query';

/** The time zone of this device, where what is looked for may hold a date. */
const zoneFor = (query: string) =>
  /\d/.test(query) ? { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};

/** One page of the interactions a person holds, or of those with one client. */
export function useInteractions(client_uid: string | null, address: ListAddress<ListQuery>) {
  const [{ query }] = address;
  const list = {
    rows: ({ observations }: { observations: readonly Interaction[] }) => observations,
    failed: 'The interactions could not be loaded.',
    query: zoneFor(query),
  };
  const all = useList('getInteractions', address, { ...list, enabled: client_uid === null });
  const withClient = useList('getInteractionsWithClient', address, {
    ...list,
    params: { client_uid: client_uid ?? 'nobody' },
    enabled: client_uid !== null,
  });
  return client_uid === null ? all : withClient;
}
