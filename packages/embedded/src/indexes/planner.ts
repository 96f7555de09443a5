import type { Collation } from '../query/collation';
import { isOperators } from '../query/match';
import { isIndex } from '../query/path';
import type { SortSpec } from '../query/sort';
import type { Document } from '../values/types';
import { Bound, bind, Interval } from './bounds';
import { implies } from './implication';
import type { Index } from './index';
import { Predicates, predicatesOf } from './predicates';

export type Plan =
  | { kind: 'scan'; reverse: boolean }
  | {
      kind: 'index';
      index: Index;
      intervals: Interval[];
      reverse: boolean;
      sorts: boolean;
      /** Every entry in the intervals satisfies the whole filter, which need not be applied again. */
      isExact: boolean;
      /** Every document has at most one entry in the intervals. */
      isSingle: boolean;
      /** Each interval is of one value for every field of the index. */
      holdsWholeKeys: boolean;
      bounds: Document;
    }
  | { kind: 'union'; plans: Plan[] };

export type PlanRequest = {
  filter: Document;
  sort: SortSpec;
  collation?: Collation;
  /** Restricts the choice to one index, or to a scan. */
  hint?: Index | 'scan' | 'reverseScan';
};

type Candidate = Extract<Plan, { kind: 'index' }> & { points: number; ranges: number };

/** Chooses how to find a filter's documents: the index that narrows most, else the one that sorts, else a scan. */
export function choosePlan(
  indexes: Index[],
  request: PlanRequest,
  weigh: (interval: Interval) => number,
): Plan {
  const { filter, sort, hint } = request;
  if (hint === 'scan' || hint === 'reverseScan') return { kind: 'scan', reverse: hint === 'reverseScan' };
  const natural = sort[0]?.path === '$natural' ? sort[0].direction : undefined;
  if (natural) return { kind: 'scan', reverse: natural === -1 };
  const predicates = predicatesOf(filter);
  if (hint) return candidate(hint, predicates, request, true) ?? { kind: 'scan', reverse: false };
  const candidates = indexes
    .filter((index) => !index.isHidden)
    .map((index) => candidate(index, predicates, request, false))
    .filter((plan) => plan !== undefined);
  const best = pick(candidates, weigh);
  if (best && best.points + best.ranges > 0) return best;
  return unionOf(indexes, request, weigh) ?? best ?? { kind: 'scan', reverse: false };
}

function pick(candidates: Candidate[], weigh: (interval: Interval) => number): Candidate | undefined {
  const score = (plan: Candidate) =>
    (plan.index.isUnique && plan.points === plan.index.fields.length ? 1000 : 0) +
    plan.points * 10 +
    plan.ranges * 5 +
    (plan.sorts ? 3 : 0);
  const sorted = candidates.sort(
    (a, b) => score(b) - score(a) || a.index.fields.length - b.index.fields.length,
  );
  const [first, ...others] = sorted.filter((plan) => plan.points + plan.ranges > 0);
  if (!first || others.length === 0 || score(first) >= 1000) return first ?? sorted[0];
  const weights = [first, ...others].map((plan) => ({
    plan,
    weight: plan.intervals.reduce((sum, part) => sum + weigh(part), 0),
  }));
  const least = Math.min(...weights.map(({ weight }) => weight));
  // Where the counts are close, what also sorts or is bound by more fields stays first.
  return weights.find(({ weight }) => weight <= least * 2 + 8)?.plan;
}

/** A filter that is one $or can use an index for each of its branches. */
function unionOf(
  indexes: Index[],
  request: PlanRequest,
  weigh: (interval: Interval) => number,
): Plan | undefined {
  const branches = request.filter.$or as Document[] | undefined;
  if (!branches || request.hint) return undefined;
  const plans = branches.map((filter) => choosePlan(indexes, { ...request, filter, sort: [] }, weigh));
  return plans.every((plan) => plan.kind !== 'scan') ? { kind: 'union', plans } : undefined;
}

function candidate(
  index: Index,
  predicates: Predicates,
  request: PlanRequest,
  isForced: boolean,
): Candidate | undefined {
  const { filter, sort, collation } = request;
  const isSameCollation = JSON.stringify(index.collation?.spec) === JSON.stringify(collation?.spec);
  if (index.partial && !implies(predicates, index.partial.filter)) return undefined;
  const bound = bind(index, predicates, isSameCollation);
  if (index.isSparse && !isForced && !bound.excludesMissing) return undefined;
  const isSingle = !index.isCut && hasArraysOnlyIn(index, bound.fixed);
  const order =
    isSameCollation && !index.collation && isSingle && !hasPlace(index)
      ? sortOrder(index, bound, sort)
      : undefined;
  if (bound.points + bound.ranges === 0 && order === undefined && !isForced) return undefined;
  const isExact = bound.isExact && isSingle && asksOnlyFor(filter, index, bound.points);
  return {
    kind: 'index',
    index,
    intervals: bound.intervals,
    reverse: order === -1,
    sorts: order !== undefined && sort.length > 0,
    isExact,
    isSingle,
    holdsWholeKeys: bound.points === index.fields.length,
    bounds: bound.shown,
    points: bound.points,
    ranges: bound.ranges,
  };
}

/** Whether a path has a number in it, for a place in an array or a field of its documents. */
const hasPlace = (index: Index) => index.fields.some(({ parts }) => parts.some(isIndex));

/** Whether arrays are on none but the first fields of an index, each of which is held to one value of them. */
const hasArraysOnlyIn = (index: Index, first: number) => index.arrayFields >>> first === 0;

/** Whether the filter is no more than one value, or a list of them, for each of the first fields of an index. */
function asksOnlyFor(filter: Document, index: Index, first: number): boolean {
  const paths = index.fields.slice(0, first).map(({ path }) => path);
  return (
    Object.keys(filter).length === first &&
    paths.every((path) => {
      const value = filter[path];
      return path in filter && (!isOperators(value) || Object.keys(value).length === 1);
    })
  );
}

/** Reading direction in which the index yields the sort's order, if any. */
function sortOrder(index: Index, bound: Bound, sort: SortSpec): 1 | -1 | undefined {
  if (sort.length === 0) return undefined;
  if (bound.isSplit) return undefined;
  // A document with an array sorts by the array's least item, whichever of its items is asked for.
  const holdsArray = (field: number) => ((index.arrayFields >>> field) & 1) === 1;
  const fixed = new Set(
    index.fields.slice(0, bound.fixed).flatMap(({ path }, field) => (holdsArray(field) ? [] : [path])),
  );
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const rest = index.fields.slice(bound.fixed);
  for (const direction of [1, -1] as const) {
    const fits = wanted.every(
      ({ path, direction: wanted }, i) => rest[i]?.path === path && rest[i].direction * direction === wanted,
    );
    if (fits && wanted.length <= rest.length) return direction;
  }
  return undefined;
}
