import { check } from '../errors';
import type { Plan } from '../indexes/planner';
import { find, planOf, Query } from '../query/find';
import { sortSpec } from '../query/sort';
import { Document, isDocument } from '../values/types';
import { leading } from './aggregate';
import { Call, Command, hintOf, matcherOf } from './call';

/** Where each command that can be explained keeps its filter. */
function questionOf(body: Document): { name: string; filter: unknown; sort?: unknown; hint?: unknown } {
  const name = Object.keys(body)[0] as string;
  const first = (list: unknown) => ((Array.isArray(list) ? list[0] : undefined) ?? {}) as Document;
  switch (name) {
    case 'find':
      return { name, filter: body.filter, sort: body.sort, hint: body.hint };
    case 'count':
    case 'distinct':
    case 'findAndModify':
      return { name, filter: body.query, sort: body.sort, hint: body.hint };
    case 'update':
      return { name, filter: first(body.updates).q, hint: first(body.updates).hint };
    case 'delete':
      return { name, filter: first(body.deletes).q, hint: first(body.deletes).hint };
  }
  check(name === 'aggregate', 'CommandNotFound', `Explain failed due to unknown command: ${name}`);
  const { query } = leading((body.pipeline ?? []) as Document[]);
  const sort = query.sort && Object.fromEntries(query.sort.map(({ path, direction }) => [path, direction]));
  return { name, filter: query.filter, sort, hint: body.hint };
}

export const explain: Command = {
  fields: ['verbosity'],
  run(call) {
    const body = call.body.explain;
    check(isDocument(body), 'TypeMismatch', "BSON field 'explain.explain' must be an object");
    const question = questionOf(body);
    const inner = new Call(call.store, question.name, { ...body, $db: call.database }, call.connection);
    const collection = inner.collection();
    const rules = inner.rules(collection, body.collation);
    const filter = (question.filter ?? {}) as Document;
    const query: Query = {
      filter,
      matches: matcherOf(filter, rules),
      sort: sortSpec(question.sort),
      hint: hintOf(question.hint, collection),
      collation: rules.collation,
    };
    const plan: Plan = collection ? planOf(call.view, collection, query) : { kind: 'scan', reverse: false };
    const winningPlan = sorted(describePlan(plan, filter), plan, query);
    const isExecuted = call.body.verbosity !== 'queryPlanner' && collection;
    let examined = 0;
    const counting = { ...query, tick: () => examined++ };
    const began = performance.now();
    const nReturned = isExecuted ? [...find(call.view, collection, counting)].length : 0;
    return {
      explainVersion: '1',
      queryPlanner: {
        namespace: inner.namespace,
        indexFilterSet: false,
        parsedQuery: filter,
        winningPlan,
        rejectedPlans: [],
      },
      ...(isExecuted
        ? {
            executionStats: {
              executionSuccess: true,
              nReturned,
              executionTimeMillis: Math.round(performance.now() - began),
              totalKeysExamined: plan.kind === 'scan' ? 0 : examined,
              totalDocsExamined: examined,
              executionStages: { ...winningPlan, nReturned },
            },
          }
        : {}),
      command: body,
      serverInfo: { host: call.store.address },
      ok: 1,
    };
  },
};

function sorted(stage: Document, plan: Plan, { sort = [] }: Query): Document {
  if (sort.length === 0 || (plan.kind === 'index' && plan.sorts)) return stage;
  return {
    stage: 'SORT',
    sortPattern: Object.fromEntries(sort.map(({ path, direction }) => [path, direction])),
    inputStage: stage,
  };
}

function describePlan(plan: Plan, filter: Document): Document {
  if (plan.kind === 'scan')
    return { stage: 'COLLSCAN', filter, direction: plan.reverse ? 'backward' : 'forward' };
  if (plan.kind === 'union')
    return {
      stage: 'SUBPLAN',
      inputStage: { stage: 'OR', inputStages: plan.plans.map((part) => describePlan(part, filter)) },
    };
  const { index, reverse, bounds } = plan;
  const inputStage = {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.name,
    isMultiKey: index.isMultikey,
    isUnique: index.isUnique,
    isSparse: index.isSparse,
    isPartial: index.partial !== undefined,
    direction: reverse ? 'backward' : 'forward',
    indexBounds: bounds,
  };
  return { stage: 'FETCH', filter, inputStage };
}
