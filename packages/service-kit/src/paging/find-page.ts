import { pageWindow } from '@coaching/contracts';
import type { Collection, Document, Filter, WithId } from 'mongodb';

/** The query of a list call, as contracts' listQuery reads it. */
interface ListQuery<Column extends string> {
  page: number;
  rowsPerPage: number;
  sortBy: Column;
  descending: boolean;
}

/**
 * One page of a list and how many rows there are in all.
 * @param sorts the field each column sorts by; ties are settled by uid, so that pages never overlap
 */
export async function findPage<Row extends Document, Column extends string>(
  collection: Collection<Row>,
  { filter, query, sorts }: { filter: Filter<Row>; query: ListQuery<Column>; sorts: Record<Column, string> },
): Promise<{ rows: WithId<Row>[]; total: number }> {
  const { skip, limit } = pageWindow(query.page, query.rowsPerPage);
  const direction = query.descending ? -1 : 1;
  const [rows, total] = await Promise.all([
    collection
      .find(filter)
      .sort({ [sorts[query.sortBy]]: direction, uid: direction })
      .skip(skip)
      .limit(limit)
      .toArray(),
    collection.countDocuments(filter),
  ]);
  return { rows, total };
}
