import { isIndex } from '../query/path';
import { endOf, prefixOf } from '../storage/keys';
import { rank, rankOf } from '../values/order';
import type { Document } from '../values/types';
import type { Index } from './index';
import { emptyArray, encodeKey, Fold, maxBoundBytes } from './key';
import type { Predicate, Predicates } from './predicates';

/** Entries from `start` up to but without `end`. */
export type Interval = { start: Buffer; end: Buffer };

const maxIntervals = 4000;

/** Which part of an index predicates ask for. */
export type Bound = {
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
export function bind(index: Index, predicates: Predicates, isSameCollation: boolean): Bound {
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
    result.isExact =
      (result.isExact || result.points === 1) && usable.length === 1 && points.values.every(isPlain);
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
    const { start: from, end: to } = intervalOf(start, predicate, direction);
    interval = {
      start: from.compare(interval.start) > 0 ? from : interval.start,
      end: to.compare(interval.end) < 0 ? to : interval.end,
    };
  }
  return interval;
}

/** The entries after `start` that a predicate on the next field leaves. */
function intervalOf(start: Buffer, predicate: Predicate, direction: number): Interval {
  const encode = (value: unknown) => encodeWhole([value], [direction]);
  const after = (bytes: Buffer) => Buffer.concat([start, bytes]);
  if (predicate.kind === 'prefix') {
    const point = encode(predicate.text);
    return within(after(point.subarray(0, point.length - 2)));
  }
  const { operator, value } = predicate as Extract<Predicate, { kind: 'range' }>;
  const encoded = encode(value);
  const point = after(encoded);
  const ofKind = within(after(encoded.subarray(0, 1)));
  const atPoint = within(point);
  // A cut key may stand for several values: there the filter decides.
  const isWithout = (operator === '$gt' || operator === '$lt') && point.length < maxBoundBytes;
  const isAbove = (operator === '$gt' || operator === '$gte') === (direction === 1);
  return isAbove
    ? { start: isWithout ? atPoint.end : atPoint.start, end: ofKind.end }
    : { start: ofKind.start, end: isWithout ? atPoint.start : atPoint.end };
}

function inOrder(intervals: Interval[]): Interval[] {
  const sorted = intervals.sort((a, b) => a.start.compare(b.start));
  return sorted.filter((interval, i) => i === 0 || !interval.start.equals((sorted[i - 1] as Interval).start));
}
