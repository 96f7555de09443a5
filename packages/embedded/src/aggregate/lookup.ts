import { check } from '../errors';
import { isPattern } from '../query/operators';
import { changeAt } from '../update/paths';
import { Document, isDocument } from '../values/types';
import { compileExpression } from './expressions';
import { fieldPath } from './paths';
import type { Stage, StageContext } from './stage';

/** $lookup, by equality of two fields, by a pipeline, or both. The other collection's index is used. */
export function compileLookup(argument: unknown, pipeline: StageContext): Stage {
  check(isDocument(argument), 'FailedToParse', 'the $lookup specification must be an Object');
  const { from, localField, foreignField, as, let: lets, pipeline: stages } = argument;
  check(typeof from === 'string', 'FailedToParse', "$lookup argument 'from' must be a string");
  check(typeof as === 'string', 'FailedToParse', "must specify 'as' field for a $lookup");
  check(
    (localField === undefined) === (foreignField === undefined),
    'FailedToParse',
    "$lookup requires both or neither of 'localField' and 'foreignField'",
  );
  check(
    stages !== undefined || localField !== undefined,
    'FailedToParse',
    "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
  );
  const target = as.split('.');
  const variables = Object.entries((lets ?? {}) as Document).map(
    ([name, value]) => [name, compileExpression(value, pipeline.variables)] as const,
  );
  // Compiled once without its documents' values too, so that a mistake shows on an empty collection.
  const inner = (values: Document) =>
    pipeline.compile((stages ?? []) as Document[], {
      ...pipeline,
      variables: { ...pipeline.variables, ...values },
      isNested: true,
    });
  inner(Object.fromEntries(variables.map(([name]) => [name, null])));
  const constant = variables.length === 0 ? inner({}) : undefined;
  return function* (documents) {
    for (const document of documents) {
      const values = Object.fromEntries(variables.map(([name, value]) => [name, value(document)]));
      const filter =
        localField === undefined ? {} : joinFilter(document, String(localField), String(foreignField));
      const joined = [...(constant ?? inner(values))(pipeline.read(from, filter))];
      yield changeAt(document, target, () => joined, 'make');
    }
  };
}

/** A local array joins by each of its items; a missing local field joins as null. */
function joinFilter(document: Document, localField: string, foreignField: string): Document {
  const local = fieldPath(document, localField.split('.')) ?? null;
  const values = Array.isArray(local) ? [...local, local] : [local];
  const [patterns, plain] = [values.filter(isPattern), values.filter((value) => !isPattern(value))];
  if (patterns.length === 0) return { [foreignField]: { $in: plain } };
  return {
    $or: [
      { [foreignField]: { $in: plain } },
      ...patterns.map((pattern) => ({ [foreignField]: { $eq: pattern } })),
    ],
  };
}
