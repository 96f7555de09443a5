import { compileFilter } from '../query/match';
import { compare, rankOf } from '../values/order';
import { Document, isDocument } from '../values/types';
import type { Predicate, Predicates } from './predicates';

/** Whether a filter's predicates make sure that a partial index holds all documents asked for. */
export function implies(predicates: Predicates, partial: Document): boolean {
  return Object.entries(partial).every(([path, demand]) => {
    if (path === '$and') return (demand as Document[]).every((part) => implies(predicates, part));
    if (path.startsWith('$')) return false;
    const known = predicates.get(path) ?? [];
    const demands =
      isDocument(demand) && Object.keys(demand)[0]?.startsWith('$')
        ? Object.entries(demand)
        : [['$eq', demand] as const];
    return demands.every(([operator, value]) =>
      operator === '$eq' && value === null && !path.includes('.')
        ? known.some(asksForNull)
        : known.some((predicate) => ensures(predicate, operator, value)),
    );
  });
}

/** What is null may also be missing, or an item of an array: that is the same only where null itself is demanded. */
const asksForNull = (predicate: Predicate) =>
  predicate.kind === 'points' && predicate.values.every((point) => point === null);

function ensures(predicate: Predicate, operator: string, value: unknown): boolean {
  if (predicate.kind === 'points') {
    const matches = compileFilter({ value: { [operator]: value } });
    return predicate.values.every(
      (point) => !Array.isArray(point) && point !== null && matches({ value: point }),
    );
  }
  if (operator === '$exists') return Boolean(value);
  if (predicate.kind !== 'range' || rankOf(predicate.value) !== rankOf(value)) return false;
  const order = compare(predicate.value, value);
  const isUpper = predicate.operator.startsWith('$l');
  if (operator.startsWith('$l') !== isUpper) return false;
  if (order === 0) return operator.endsWith('e') || !predicate.operator.endsWith('e');
  return isUpper ? order < 0 : order > 0;
}
