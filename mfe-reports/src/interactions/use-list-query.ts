import { type ListAddress } from '@coaching/mfe-kit/list-table';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isSameOrder, type ListQuery, namesOrder, readListQuery, writeListQuery } from './list-query';
import { rememberedOrder, rememberOrder } from './remembered-order';

/**
 * What the list shows, as its address says it; in an address that names no order, as this person had it last. A move
 * replaces the address, so that Back leaves the list instead of walking through every search.
 */
export function useListQuery(user_uid: string): ListAddress<ListQuery> {
  const [search, setSearch] = useSearchParams();
  const state = readListQuery(search, rememberedOrder(user_uid));
  const address = writeListQuery(state).toString();
  const isOrderMissing = !namesOrder(search) && address.includes('sortBy');

  useEffect(() => {
    if (isOrderMissing) setSearch(new URLSearchParams(address), { replace: true });
  }, [isOrderMissing, address, setSearch]);

  const change = (changed: Partial<ListQuery>) => {
    const next = { ...state, ...changed };
    if (!isSameOrder(next, state)) rememberOrder(user_uid, next);
    setSearch(writeListQuery(next), { replace: true });
  };
  return [state, change];
}
