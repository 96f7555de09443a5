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
      known.some((predicate) => ensures(predicate, operator, value)),
    );
  });
}

function ensures(predicate: Predicate, operator: string, value: unknown): boolean {
  if (predicate.kind === 'points') {
    // What is null, or not there, is so on both sides; of other demands it could be either.
    if (operator === '$eq' && value === null) return predicate.values.every((point) => point === null);
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
