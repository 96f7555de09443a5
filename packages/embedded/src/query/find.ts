import type { Interval } from '../indexes/bounds';
import type { Index } from '../indexes/index';
import { encodeKey, maxBoundBytes } from '../indexes/key';
import { choosePlan, Plan, PlanRequest } from '../indexes/planner';
import { heapBytes } from '../storage/cache';
import type { Collection } from '../storage/collection';
import { endOf, prefixOf, recordAtEnd } from '../storage/keys';
import { Found, fetch, recordOf } from '../storage/records';
import type { View } from '../storage/view';
import { decode } from '../values/decode';
import type { Document } from '../values/types';
import type { Collation } from './collation';
import type { Matcher } from './match';
import { SortSpec, sortDocuments } from './sort';

/** What to look for in one collection. */
export type Query = {
  filter: Document;
  matches: Matcher;
  sort?: SortSpec;
  collation?: Collation;
  hint?: PlanRequest['hint'];
  skip?: number;
  limit?: number;
  /** Called between documents; throws when the command's time is over. */
  tick?: () => void;
};

type IndexPlan = Extract<Plan, { kind: 'index' }>;

/** Chooses the plan for a query; also what `explain` shows. */
export function planOf(view: View, collection: Collection, query: Query): Plan {
  const { filter, sort = [], collation, hint } = query;
  const weigh = ({ start, end }: Interval) => {
    let count = 0;
    for (const _ of view.range(start, end)) if (++count >= 200) break;
    return count;
  };
  return choosePlan(collection.indexes, { filter, sort, collation, hint }, weigh);
}

/** Finds documents in the query's order, reading no further than its reader does. */
export function* find(view: View, collection: Collection, query: Query): Generator<Found> {
  const key = keyOfWholeId(collection, query);
  if (key) return yield* atKey(view, collection, key);
  const plan = planOf(view, collection, query);
  const { sort = [], skip = 0, limit = 0 } = query;
  const isSorted = sort.length === 0 || sort[0]?.path === '$natural' || (plan.kind === 'index' && plan.sorts);
  const isSkipped = isSorted && countsByEntries(plan);
  let found: Iterable<Found> = matching(view, collection, plan, query, isSkipped ? skip : 0);
  if (!isSorted) found = sortDocuments([...found], sort, (item) => item.document, query.collation?.compare);
  let [toSkip, left] = [isSkipped ? 0 : skip, limit || Number.POSITIVE_INFINITY];
  for (const item of found) {
    if (toSkip-- > 0) continue;
    yield item;
    if (--left === 0) return;
  }
}

/** Where the one document is that a filter of a text as `_id` and nothing else asks for; no plan is better. */
function keyOfWholeId(
  { indexes }: Collection,
  { filter, hint, collation, skip = 0 }: Query,
): Buffer | undefined {
  const { _id: id, ...others } = filter;
  if (typeof id !== 'string' || Object.keys(others).length > 0 || hint || collation || skip > 0)
    return undefined;
  const index = indexes.find(({ name }) => name === '_id_');
  if (!index || index.collation) return undefined;
  const { bytes, isCut } = encodeKey([id], index.directions);
  return isCut ? undefined : Buffer.concat([prefixOf('index', index.id), bytes]);
}

function* atKey(view: View, collection: Collection, key: Buffer): Generator<Found> {
  const value = view.get(key);
  const found = value && fetch(view, collection, recordAtEnd(value));
  if (found) yield found;
}

/** Whether the entries of an index stand for the documents found, one for one, so that some can be passed unread. */
function countsByEntries(plan: Plan): boolean {
  return plan.kind === 'index' && plan.isExact && plan.isSingle && plan.intervals.length === 1;
}

function* matching(
  view: View,
  collection: Collection,
  plan: Plan,
  { matches, tick, filter }: Query,
  skip: number,
): Generator<Found> {
  const isExact = Object.keys(filter).length === 0 || (plan.kind === 'index' && plan.isExact);
  for (const found of candidates(view, collection, plan, isExact, skip)) {
    tick?.();
    if (isExact || matches(found.document)) yield found;
  }
}

function* candidates(
  view: View,
  collection: Collection,
  plan: Plan,
  isExact: boolean,
  skip: number,
): Generator<Found> {
  if (plan.kind === 'scan') return yield* scan(view, collection, plan.reverse, isExact);
  const seen = new Set<number>();
  const isSingle = plan.kind === 'index' && plan.isSingle;
  for (const record of recordsOf(view, plan, skip)) {
    if (!isSingle) {
      if (seen.has(record)) continue;
      seen.add(record);
    }
    const found = fetch(view, collection, record);
    if (found) yield found;
  }
}

function* recordsOf(view: View, plan: Plan, skip = 0): Generator<number> {
  if (plan.kind === 'union') {
    for (const part of plan.plans) yield* recordsOf(view, part);
  } else if (plan.kind === 'index') {
    const { intervals, reverse } = plan;
    for (const interval of reverse ? [...intervals].reverse() : intervals)
      yield* inInterval(view, plan, interval, skip);
  }
}

function* inInterval(
  view: View,
  { index, reverse, holdsWholeKeys }: IndexPlan,
  { start, end }: Interval,
  skip: number,
): Generator<number> {
  if (skip === 0 && holdsWholeKeys && isSinglePoint(index, start, end)) {
    const value = view.get(start);
    if (value) yield recordAtEnd(value);
    return;
  }
  for (const entry of view.range(start, end, reverse, skip)) yield recordOf(index, entry);
}

/** In a unique index an interval that ends right behind one whole key holds at most that key. */
function isSinglePoint(index: Index, start: Buffer, end: Buffer): boolean {
  const isWhole = start.length > 5 && start.length < maxBoundBytes;
  return index.isUnique && isWhole && end.equals(endOf(start));
}

function* scan(view: View, collection: Collection, reverse: boolean, isExact: boolean): Generator<Found> {
  const { cache } = collection;
  if (!isExact && view.isLatest && !reverse && !cache.isComplete && !cache.isTooSmall)
    fillCache(view, collection);
  if (view.isLatest && cache.isComplete && !reverse) {
    for (const [record, { document }] of cache.entries()) yield new Found(view, collection, record, document);
    return;
  }
  const prefix = prefixOf('document', collection.id);
  for (const { key, value } of view.range(prefix, endOf(prefix), reverse)) {
    const record = recordAtEnd(key);
    const cached = view.isLatest ? cache.get(record) : undefined;
    yield new Found(view, collection, record, cached, value);
  }
}

/** The first scan of a collection decodes it whole, where it fits, so that the next ones need not. */
function fillCache(view: View, collection: Collection): void {
  const prefix = prefixOf('document', collection.id);
  const documents = new Map<number, { document: Document; bytes: number }>();
  let bytes = 0;
  for (const { key, value } of view.range(prefix, endOf(prefix))) {
    const record = recordAtEnd(key);
    const document = collection.cache.get(record) ?? decode(value);
    const cost = heapBytes(document, value.length);
    bytes += cost;
    if (!collection.cache.canHold(bytes)) {
      collection.cache.isTooSmall = true;
      return;
    }
    documents.set(record, { document, bytes: cost });
  }
  collection.cache.fill(documents);
}
