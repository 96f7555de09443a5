import { pageWindow } from '@coaching/contracts';
import type { Asked } from './asked';
import type { Bank, BankRow } from './bank';
import { bankPage, hiddenRows, starredRows } from './bank-page';
import { bankSearch, type Found, notHidden, searchAmong } from './bank-search';
import type { Order } from './in-order';

/** The query of a list call of a bank. */
export interface BankQuery extends Order {
  query: string;
  page: number;
  rowsPerPage: number;
  /** Only what has a star. */
  favorites?: boolean;
  /** Only what is hidden from the caller. */
  hidden: boolean;
}

/** One page of what somebody asks of a bank. @param stars uids of what has a star for them */
export async function bankList<Row extends BankRow>(
  bank: Bank<Row>,
  asked: Asked,
  stars: ReadonlySet<string>,
  query: BankQuery,
): Promise<Found<Row>> {
  const window = pageWindow(query.page, query.rowsPerPage);
  const { skip, limit } = window;
  if (query.hidden || query.favorites) {
    const all = query.hidden
      ? await hiddenRows(bank, asked, query)
      : await starredRows(bank, asked, stars, query);
    const starred = query.favorites ? all.filter(({ uid }) => stars.has(uid)) : all;
    const hits = query.query.trim() ? searchAmong(starred, query.query) : starred;
    return { rows: hits.slice(skip, skip + limit), total: hits.length };
  }
  if (query.query.trim())
    return bankSearch(bank, asked, query.query, { stars, order: query, others: notHidden(asked) }, window);
  return bankPage(bank, asked, stars, query, window);
}
