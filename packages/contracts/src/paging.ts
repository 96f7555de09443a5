import { z } from 'zod';
import { line } from './fields';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits';

/** A field as a form sends it that nobody filled in is empty: it stands for what is meant without it. */
const emptyIsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((sent) => (sent === '' ? undefined : sent), schema) as unknown as Schema;

/** A field that a form may send empty, which is then the fallback. */
export const orFallback = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  emptyIsMissing(schema.default(fallback as never));

const wholeNumber = (fallback: number, min: number) => orFallback(z.coerce.number().int().min(min), fallback);

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
    sortBy: orFallback(z.enum(columns), columns[0] as never),
    descending: orFallback(z.stringbool(), descending),
  });
}

/** Rows to skip and to take for a page from 1; a size of 0, or one past the cap, is the cap. */
export function pageWindow(page: number, rowsPerPage: number): { skip: number; limit: number } {
  const limit = rowsPerPage === 0 ? MAX_PAGE_SIZE : Math.min(rowsPerPage, MAX_PAGE_SIZE);
  return { skip: (page - 1) * limit, limit };
}

/** A filter of a query, which may be empty or missing: it asks for nothing then. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) => emptyIsMissing(schema.optional());
