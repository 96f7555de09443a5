import type { Collation } from '../query/collation';
import { compileFilter, isOperators } from '../query/match';
import { isIndex } from '../query/path';
import type { SortSpec } from '../query/sort';
import { endOf, prefixOf } from '../storage/keys';
import { compare, rank, rankOf } from '../values/order';
import { Document, isDocument } from '../values/types';
import type { Index } from './index';
import { emptyArray, encodeKey, Fold, maxBoundBytes } from './key';
import { Predicate, Predicates, predicatesOf } from './predicates';

/** Entries from `start` up to but without `end`. */
export type Interval = { start: Buffer; end: Buffer };

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

const maxIntervals = 4000;

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
  const order =
    isSameCollation && !index.collation && !index.isMultikey && !index.isCut && !hasPlace(index)
      ? sortOrder(index, bound, sort)
      : undefined;
  if (bound.points + bound.ranges === 0 && order === undefined && !isForced) return undefined;
  const isExact =
    bound.isExact &&
    !index.isMultikey &&
    !index.isCut &&
    asksOnlyFor(filter, index.fields[0]?.path as string);
  return {
    kind: 'index',
    index,
    intervals: bound.intervals,
    reverse: order === -1,
    sorts: order !== undefined && sort.length > 0,
    isExact,
    bounds: bound.shown,
    points: bound.points,
    ranges: bound.ranges,
  };
}

/** Whether a path has a number in it, for a place in an array or a field of its documents. */
const hasPlace = (index: Index) => index.fields.some(({ parts }) => parts.some(isIndex));

/** Whether the filter is no more than one value, or a list of them, for the path. */
function asksOnlyFor(filter: Document, path: string): boolean {
  const value = filter[path];
  return (
    Object.keys(filter).length === 1 &&
    path in filter &&
    (!isOperators(value) || Object.keys(value).length === 1)
  );
}

type Bound = {
  intervals: Interval[];
  points: number;
  ranges: number;
  /** How many leading fields are held to a single value, so that the order goes by the fields after them. */
  fixed: number;
  isExact: boolean;
  excludesMissing: boolean;
  /** Several values for one field: the intervals one after another are not in the order of the fields after it. */
  isSplit: boolean;
  shown: Document;
};

/** Turns predicates on an index's leading fields into intervals of its keys. */
function bind(index: Index, predicates: Predicates, isSameCollation: boolean): Bound {
  let prefixes: unknown[][] = [[]];
  const roots = new Set<string>();
  const result: Bound = {
    intervals: [],
    points: 0,
    ranges: 0,
    fixed: 0,
    isExact: false,
    excludesMissing: false,
    isSplit: false,
    shown: {},
  };
  let last: Predicate[] | undefined;
  for (const { path, parts } of index.fields) {
    const root = parts[0] as string;
    // Two paths into one array may be satisfied by different items, which one entry cannot show; and a number in a
    // path may be a place in an array or a field of its documents.
    const isCorrelated = (index.isMultikey && roots.has(root)) || parts.some(isIndex);
    roots.add(root);
    const usable = isCorrelated
      ? []
      : (predicates.get(path) ?? []).filter((predicate) => isUsable(predicate, index, isSameCollation));
    result.excludesMissing ||= usable.some(demandsValue);
    const points = usable.find((predicate) => predicate.kind === 'points');
    const values = points && pointValues(points.values);
    if (!values || prefixes.length * values.length > maxIntervals) {
      last = usable.filter((predicate) => predicate.kind === 'range' || predicate.kind === 'prefix');
      if (last.length > 0) result.shown[path] = last.map(showRange);
      break;
    }
    prefixes = prefixes.flatMap((prefix) => values.map((value) => [...prefix, value]));
    result.points++;
    result.shown[path] = values.map((value) => (value === emptyArray ? [] : value));
    if (values.length === 1 && result.fixed === result.points - 1) result.fixed++;
    result.isExact = index.fields.length === 1 && usable.length === 1 && points.values.every(isPlain);
  }
  const prefix = prefixOf('index', index.id);
  const directions = index.directions;
  const fold = index.collation?.fold;
  const startOf = (values: unknown[]) => Buffer.concat([prefix, encodeWhole(values, directions, fold)]);
  const intervals = prefixes.map((values) =>
    narrow(startOf(values), last ?? [], directions[values.length] ?? 1, index.isMultikey),
  );
  // A pattern also finds itself where it is stored as a value.
  const patterns = (last ?? []).flatMap((predicate) =>
    predicate.kind === 'prefix' ? [predicate.pattern] : [],
  );
  for (const values of prefixes)
    for (const pattern of patterns) intervals.push(within(startOf([...values, pattern])));
  if (last && last.length > 0) result.ranges = 1;
  result.isSplit = prefixes.length > 1;
  result.intervals = inOrder(intervals);
  return result;
}

const encodeWhole = (values: unknown[], directions: number[], fold?: Fold) =>
  encodeKey(values, directions, fold, Number.POSITIVE_INFINITY).bytes;

/** A bound that also holds for keys that are cut: no longer than what is left of those. */
const boundOf = (bytes: Buffer) => bytes.subarray(0, maxBoundBytes);

const within = (start: Buffer): Interval => ({ start: boundOf(start), end: endOf(boundOf(start)) });

function isPlain(value: unknown): boolean {
  const kind = rankOf(value);
  return kind !== rank.null && kind !== rank.array && kind !== rank.regex;
}

function isUsable(predicate: Predicate, index: Index, isSameCollation: boolean): boolean {
  if (predicate.kind === 'present') return true;
  if (predicate.kind === 'prefix') return isSameCollation && !index.collation;
  if (predicate.kind === 'range') {
    const kind = rankOf(predicate.value);
    if (
      kind === rank.array ||
      kind === rank.null ||
      kind === rank.minKey ||
      kind === rank.maxKey ||
      kind === rank.regex
    )
      return false;
    return isSameCollation && !index.collation ? true : kind !== rank.string && kind !== rank.object;
  }
  const isLanguageFree = predicate.values.every(
    (value) => ![rank.string, rank.object, rank.array].includes(rankOf(value) as never),
  );
  if (!isSameCollation && !isLanguageFree) return false;
  return !index.isSparse || predicate.values.every((value) => value !== null && value !== undefined);
}

function demandsValue(predicate: Predicate): boolean {
  return (
    predicate.kind !== 'points' || predicate.values.every((value) => value !== null && value !== undefined)
  );
}

/** Under which keys documents with the values are found: an array is found by its first item and as a whole. */
function pointValues(values: unknown[]): unknown[] {
  return values.flatMap((value) =>
    Array.isArray(value) ? [value, value.length > 0 ? value[0] : emptyArray] : [value],
  );
}

function showRange(predicate: Predicate): Document {
  return predicate.kind === 'range'
    ? { [predicate.operator]: predicate.value }
    : { $regex: (predicate as { text: string }).text };
}

/** The part of the entries after `start` that the predicates on the next field leave. */
function narrow(start: Buffer, predicates: Predicate[], direction: number, isMultikey: boolean): Interval {
  let interval = within(start);
  // Items of one array may satisfy different bounds, so that only one of them can narrow.
  for (const predicate of isMultikey ? predicates.slice(0, 1) : predicates) {
    const [first, last] = rangeOf(predicate, direction);
    const from = boundOf(Buffer.concat([start, first]));
    const to = endOf(boundOf(Buffer.concat([start, last])));
    interval = {
      start: from.compare(interval.start) > 0 ? from : interval.start,
      end: to.compare(interval.end) < 0 ? to : interval.end,
    };
  }
  return interval;
}

/** What the keys of a range begin with, at least and at most; what begins with the last is still in it. */
function rangeOf(predicate: Predicate, direction: number): [first: Buffer, last: Buffer] {
  const encode = (value: unknown) => encodeWhole([value], [direction]);
  if (predicate.kind === 'prefix') {
    const point = encode(predicate.text);
    const start = point.subarray(0, point.length - 2);
    return [start, start];
  }
  const { operator, value } = predicate as Extract<Predicate, { kind: 'range' }>;
  const point = encode(value);
  const kind = point.subarray(0, 1);
  const isAbove = (operator === '$gt' || operator === '$gte') === (direction === 1);
  // Inclusive on purpose also for $gt and $lt: the filter decides, and a cut key may stand for several values.
  return isAbove ? [point, kind] : [kind, point];
}

function inOrder(intervals: Interval[]): Interval[] {
  const sorted = intervals.sort((a, b) => a.start.compare(b.start));
  return sorted.filter((interval, i) => i === 0 || !interval.start.equals((sorted[i - 1] as Interval).start));
}

/** Reading direction in which the index yields the sort's order, if any. */
function sortOrder(index: Index, bound: Bound, sort: SortSpec): 1 | -1 | undefined {
  if (sort.length === 0) return undefined;
  if (bound.isSplit) return undefined;
  const fixed = new Set(index.fields.slice(0, bound.fixed).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const rest = index.fields.slice(bound.fixed);
  for (const direction of [1, -1] as const) {
    const fits = wanted.every(
      ({ path, direction: asked }, i) => rest[i]?.path === path && rest[i].direction * direction === asked,
    );
    if (fits && wanted.length <= rest.length) return direction;
  }
  return undefined;
}

/** Whether a filter's predicates make sure that a partial index holds all documents asked for. */
function implies(predicates: Predicates, partial: Document): boolean {
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
