import { pageWindow } from '@coaching/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { WITHOUT_ID } from '../mongo/models';

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
export async function findPage<Row, Column extends string>(
  model: Model<Row>,
  {
    filter,
    query,
    sorts,
  }: { filter: QueryFilter<Row>; query: ListQuery<Column>; sorts: Record<Column, string> },
): Promise<{ rows: Row[]; total: number }> {
  const { skip, limit } = pageWindow(query.page, query.rowsPerPage);
  const direction = query.descending ? -1 : 1;
  const [rows, total] = await Promise.all([
    model
      .find(filter, WITHOUT_ID)
      .sort({ [sorts[query.sortBy]]: direction, uid: direction })
      .skip(skip)
      .limit(limit)
      .lean<Row[]>(),
    model.countDocuments(filter),
  ]);
  return { rows, total };
}
