import type { Query, Schema } from 'mongoose';

type Row = Record<string, unknown>;

/** Whether a projection names what is read, so that what it leaves out is not missing. */
const picks = (projection: Record<string, unknown> | null | undefined) =>
  Object.entries(projection ?? {}).some(([field, value]) => field !== '_id' && Boolean(value));

/** Plugin: rows that were stored before a field had a default are read with it, also where reads are lean. */
export function fillDefaults(schema: Schema): void {
  const defaults = Object.entries(schema.paths).flatMap(([path, { options }]) =>
    path.includes('.') || options.default === undefined ? [] : [[path, options.default] as const],
  );
  if (defaults.length === 0) return;
  const fill = (row: Row | null) => {
    if (!row) return;
    for (const [path, value] of defaults)
      if (row[path] === undefined) row[path] = typeof value === 'function' ? value() : value;
  };
  schema.post(['find', 'findOne', 'findOneAndUpdate'], function (this: Query<unknown, unknown>, found) {
    if (picks(this.projection())) return;
    if (Array.isArray(found)) found.forEach(fill);
    else fill(found as Row | null);
  });
}
