/** What a filter is set to: one value, or several of which any will do. */
export type FilterValue = string | readonly string[];

/** The filters that are set, by name; those that are not are undefined or absent. */
export type Filters = Readonly<Record<string, FilterValue | undefined>>;

interface FilterChoice {
  value: string;
  label: string;
}

/** What a column can be filtered by: one or several of some choices, or a short text to look for. */
export type ColumnFilter = {
  /** What it is called in `Filters`; the column's id when left out. */
  name?: string;
  /** It is always set: there is no way to clear it. */
  required?: boolean;
} & ({ kind: 'one' | 'several'; choices: readonly FilterChoice[] } | { kind: 'text' });

/** A filter of a table, with the column that it stands in. */
export type NamedFilter = ColumnFilter & { name: string; label: string };

/** The filters that columns have, in their order. */
export function filtersOf(
  columns: readonly { id: string; label: string; filter?: ColumnFilter }[],
): NamedFilter[] {
  return columns.flatMap(({ id, label, filter }) => (filter ? [{ name: id, ...filter, label }] : []));
}

/** The values that a filter is set to; none where it is not set. */
export function valuesOf(filters: Filters | undefined, name: string): readonly string[] {
  const value = filters?.[name];
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : value;
}

/** The filters after one was set; set to nothing, it is gone. */
export function withFilter(
  filters: Filters | undefined,
  { name, kind }: Pick<NamedFilter, 'name' | 'kind'>,
  values: readonly string[],
): Filters {
  const { [name]: _, ...others } = filters ?? {};
  if (values.length === 0) return others;
  return { ...others, [name]: kind === 'several' ? values : values[0] };
}

/** The filters after all that may be cleared were. */
export function cleared(filters: Filters | undefined, all: readonly NamedFilter[]): Filters {
  return all.reduce((left, one) => (one.required ? left : withFilter(left, one, [])), filters ?? {});
}

/** The choices after one was ticked or the tick was taken away, in the order in which they are offered. */
export function ticked(
  { choices }: { choices: readonly FilterChoice[] },
  values: readonly string[],
  value: string,
): string[] {
  const isTicked = (one: string) => (one === value ? !values.includes(one) : values.includes(one));
  return choices.map((choice) => choice.value).filter(isTicked);
}

/** How many filters narrow what is shown; one that is always set does not count. */
export function countSet(filters: Filters | undefined, all: readonly NamedFilter[]): number {
  return all.filter(({ name, required }) => !required && valuesOf(filters, name).length > 0).length;
}

/** What a filter is set to, in words; null where it is not set. */
export function filterWords(filter: NamedFilter, filters: Filters | undefined): string | null {
  const values = valuesOf(filters, filter.name);
  if (values.length === 0) return null;
  if (filter.kind === 'text') return `“${values[0]}”`;
  const labels = values.map(
    (value) => filter.choices.find((choice) => choice.value === value)?.label ?? value,
  );
  return labels.length > 2 ? `${labels.length} chosen` : labels.join(' or ');
}

/** What those filters are set to, in words, that are always set; empty where there are none. */
export const requiredWords = (filters: Filters | undefined, all: readonly NamedFilter[]): string =>
  all
    .filter(({ required }) => required)
    .flatMap((filter) => filterWords(filter, filters) ?? [])
    .join(', ');
