import { computeValue } from 'mingo/core';
import { check } from '../errors';
import { average, sum } from '../values/numbers';
import { compare } from '../values/order';
import { Document, isDocument } from '../values/types';
import { compileExpression, context, Expression } from './expressions';
import { checkAccumulator } from './mingo';
import { distinct, extreme, keyText } from './operator';
import { plain } from './plain';
import { compileRanked } from './ranked';

/** Turns the values one group has for an accumulator into its result. */
type Accumulate = (values: unknown[]) => unknown;

const accumulators: Record<string, Accumulate> = {
  $sum: sum,
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => distinct(values.filter((value) => value !== undefined)),
  $count: (values) => values.length,
  $mergeObjects: (values) => Object.assign({}, ...values.filter(isDocument)),
};

type Field = { name: string; compute: (documents: Document[]) => unknown };

/** Compiles $group. Throws for a missing _id and for accumulators that are not there. */
export function compileGroup(
  spec: Document,
  variables: Document,
): (documents: Iterable<Document>) => Iterable<Document> {
  check('_id' in spec, 15955, 'a group specification must include an _id');
  const { _id, ...fields } = spec;
  return groupBy(compileExpression(_id, variables), fields, variables);
}

/** Puts documents into groups by what `id` makes of them, and computes each group's fields. */
export function groupBy(
  id: Expression,
  spec: Document,
  variables: Document,
): (documents: Iterable<Document>) => Document[] {
  const fields = Object.entries(spec).map(([name, accumulator]) =>
    compileField(name, accumulator, variables),
  );
  return (documents) => {
    const groups = new Map<string, { id: unknown; members: Document[] }>();
    for (const document of documents) {
      const value = id(document) ?? null;
      const key = keyText(value);
      const group = groups.get(key);
      if (group) group.members.push(document);
      else groups.set(key, { id: value, members: [document] });
    }
    return [...groups.values()].map((group) => ({
      _id: group.id,
      ...Object.fromEntries(fields.map(({ name, compute }) => [name, compute(group.members)])),
    }));
  };
}

function compileField(name: string, spec: unknown, variables: Document): Field {
  check(isDocument(spec), 40234, `The field '${name}' must be an accumulator object`);
  check(!name.includes('.'), 40235, `The field name '${name}' cannot contain '.'`);
  const [operator = '', ...others] = Object.keys(spec);
  check(others.length === 0, 40238, `The field '${name}' must specify one accumulator`);
  const accumulate = accumulators[operator];
  if (accumulate) {
    const expression: Expression =
      operator === '$count' ? () => 1 : compileExpression(spec[operator], variables);
    return { name, compute: (documents) => accumulate(documents.map(expression)) };
  }
  const ranked = compileRanked(operator, spec[operator], variables);
  if (ranked) return { name, compute: ranked };
  checkAccumulator(operator);
  const argument = plain(spec[operator]);
  return {
    name,
    compute: (documents) =>
      computeValue(documents.map(plain) as never, argument as never, operator, {
        context,
        variables,
      } as never),
  };
}

/** Orders groups for $sortByCount: the largest first. */
export function byCount(groups: Document[]): Document[] {
  return groups.sort((a, b) => compare(b.count, a.count));
}
