import { firstQuery, isSameOrder, type ListOrder, readListQuery, writeListQuery } from './list-query';

const keyOf = (user_uid: string) => `interactions-order ${user_uid}`;

/** The order in which somebody last had the list on this device; the first one where they never chose. */
export function rememberedOrder(user_uid: string): ListOrder {
  try {
    const { sortBy, descending } = readListQuery(
      new URLSearchParams(window.localStorage.getItem(keyOf(user_uid)) ?? ''),
    );
    return { sortBy, descending };
  } catch {
    return firstQuery;
  }
}

/** Remembers it for the next time. */
export function rememberOrder(user_uid: string, { sortBy, descending }: ListOrder): void {
  try {
    if (isSameOrder({ sortBy, descending }, firstQuery)) window.localStorage.removeItem(keyOf(user_uid));
    else
      window.localStorage.setItem(
        keyOf(user_uid),
        writeListQuery({ ...firstQuery, sortBy, descending }).toString(),
      );
  } catch {
    // Private windows may refuse; the order then holds for as long as the address does.
  }
}
