import { z } from 'zod';
import { line } from './fields';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits';

const wholeNumber = (fallback: number, min: number) => z.coerce.number().int().min(min).default(fallback);

/**
 * The query of every list call. `sortBy` takes one of the columns named, anything else is refused.
 * @param columns what the list can be sorted by; the first is the default
 */
export function listQuery<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  descending = false,
) {
  return z.object({
    query: line(200).default(''),
    page: wholeNumber(1, 1),
    /** 0 means all, capped at MAX_PAGE_SIZE. */
    rowsPerPage: wholeNumber(DEFAULT_PAGE_SIZE, 0),
    sortBy: z.enum(columns).default(columns[0] as Columns[number]),
    descending: z.stringbool().default(descending),
  });
}

/** Rows to skip and to take for a page from 1; a size of 0, or one past the cap, is the cap. */
export function pageWindow(page: number, rowsPerPage: number): { skip: number; limit: number } {
  const limit = rowsPerPage === 0 ? MAX_PAGE_SIZE : Math.min(rowsPerPage, MAX_PAGE_SIZE);
  return { skip: (page - 1) * limit, limit };
}

/** A filter of a query, which may be empty: what a field that nobody filled in sends, and that asks for nothing. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();
