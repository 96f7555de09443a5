import { Aggregator } from 'mingo/aggregator';
import { CommandError, check } from '../errors';
import { compileFilter } from '../query/match';
import { compileProjection } from '../query/projection';
import { sortDocuments, sortSpec } from '../query/sort';
import { changeAt, removed, valueAt } from '../update/paths';
import { describe } from '../values/describe';
import { isNumeric, toDouble } from '../values/numbers';
import { compare } from '../values/order';
import { Document, isDocument } from '../values/types';
import { compileExpression, context } from './expressions';
import { compileGraphLookup } from './graph-lookup';
import { byCount, compileGroup, groupBy } from './group';
import { compileLookup } from './lookup';
import { compareValues } from './operator';
import { plain } from './plain';
import type { Stage, StageContext } from './stage';

type StageCompiler = (argument: unknown, pipeline: StageContext) => Stage;

function documentArgument(name: string, argument: unknown, code: number): Document {
  check(isDocument(argument), code, `the ${name} specification must be an object`);
  return argument;
}

function* map(documents: Iterable<Document>, change: (document: Document) => Document): Generator<Document> {
  for (const document of documents) yield change(document);
}

function counted(name: string, argument: unknown, least: number): number {
  const number = isNumeric(argument) ? toDouble(argument) : Number.NaN;
  check(
    Number.isInteger(number) && number >= least,
    5107201,
    `invalid argument to ${name} stage: Expected a number of at least ${least} in: ${name}: ${describe(argument)}`,
  );
  return number;
}

function addFields(argument: unknown, { variables, match }: StageContext): Stage {
  const compile = (expression: unknown) => compileExpression(expression, variables);
  const project = compileProjection(documentArgument('$addFields', argument, 40272), {
    match,
    compile,
    keepsOthers: true,
  });
  return (documents) => map(documents, project);
}

function replaceRoot(expression: unknown, { variables }: StageContext): Stage {
  const compute = compileExpression(expression, variables);
  return (documents) =>
    map(documents, (document) => {
      const root = compute(document);
      check(
        isDocument(root),
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was: ${describe(root)}`,
      );
      return root;
    });
}

function unset(argument: unknown, { match }: StageContext): Stage {
  const paths = (Array.isArray(argument) ? argument : [argument]) as string[];
  check(
    paths.length > 0 && paths.every((path) => typeof path === 'string'),
    31002,
    '$unset specification must be a string or an array with strings',
  );
  const project = compileProjection(Object.fromEntries(paths.map((path) => [path, 0])), {
    match,
    compile: compileExpression,
  });
  return (documents) => map(documents, project);
}

function unwind(argument: unknown): Stage {
  const spec = isDocument(argument) ? argument : { path: argument };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = spec;
  check(
    typeof path === 'string' && path.startsWith('$') && path.length > 1,
    28818,
    `path option to $unwind stage should be prefixed with a '$': ${describe(path)}`,
  );
  const parts = path.slice(1).split('.');
  const indexParts = typeof includeArrayIndex === 'string' ? includeArrayIndex.split('.') : undefined;
  const withIndex = (document: Document, index: number | null) =>
    indexParts ? changeAt(document, indexParts, () => index, 'make') : document;
  return function* (documents) {
    for (const document of documents) {
      const value = valueAt(document, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [i, item] of value.entries())
          yield withIndex(
            changeAt(document, parts, () => item, 'make'),
            i,
          );
      } else if (Array.isArray(value) || value === null || value === undefined) {
        const bare = Array.isArray(value) ? changeAt(document, parts, () => removed, 'leave') : document;
        if (preserveNullAndEmptyArrays === true) yield withIndex(bare, null);
      } else yield withIndex(document, null);
    }
  };
}

function facet(argument: unknown, pipeline: StageContext): Stage {
  const facets = Object.entries(documentArgument('$facet', argument, 40169)).map(([name, stages]) => {
    check(Array.isArray(stages), 40170, `arguments to $facet must be arrays, ${name} is not`);
    return [name, pipeline.compile(stages as Document[], { ...pipeline, isNested: true })] as const;
  });
  return (documents) => {
    const all = [...documents];
    return [Object.fromEntries(facets.map(([name, run]) => [name, [...run(all)]]))];
  };
}

function bucket(argument: unknown, { variables }: StageContext): Stage {
  const spec = documentArgument('$bucket', argument, 40201);
  const { boundaries, output = { count: { $sum: 1 } } } = spec;
  check(
    Array.isArray(boundaries) && boundaries.length > 1,
    40192,
    "The $bucket 'boundaries' field must have at least 2 values",
  );
  const isAscending = boundaries.every((value, i) => i === 0 || compare(boundaries[i - 1], value) < 0);
  check(isAscending, 40194, "The 'boundaries' option to $bucket must be sorted in ascending order");
  const value = compileExpression(spec.groupBy, variables);
  const bucketOf = (document: Document) => {
    const at = value(document);
    const next = boundaries.findIndex((boundary) => compareValues(at, boundary) < 0);
    if (next > 0) return boundaries[next - 1];
    check(
      'default' in spec,
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
    return spec.default;
  };
  const group = groupBy(bucketOf, output as Document, variables);
  return (documents) => group(documents).sort((a, b) => compare(a._id, b._id));
}

function sample(argument: unknown): Stage {
  const size = counted('$sample', isDocument(argument) ? argument.size : undefined, 1);
  return (documents) => {
    const keyed = [...documents].map((document) => ({ document, at: Math.random() }));
    return keyed
      .sort((a, b) => a.at - b.at)
      .slice(0, size)
      .map(({ document }) => document);
  };
}

/** Stages that are mingo's as they are, on plain numbers. */
function mingoStage(name: string): StageCompiler {
  return (argument, { variables, read }) => {
    refuseCode(argument);
    const collectionResolver = (from: string) => [...read(from)].map(plain);
    // $setWindowFields and $fill compute their ranges with an own $function; callers' ones are refused above.
    const options = { context, variables, scriptEnabled: true, collectionResolver };
    const aggregator = new Aggregator([{ [name]: plain(argument) }] as never, options as never);
    return (documents) => {
      try {
        const results = aggregator.run(
          [...documents].map((document) => plain(document)) as never,
        ) as Document[];
        return results.filter((document) => document !== undefined);
      } catch (error) {
        if (error instanceof CommandError) throw error;
        throw new CommandError('BadValue', `${name}: ${(error as Error).message}`);
      }
    };
  };
}

function refuseCode(argument: unknown): void {
  if (Array.isArray(argument)) argument.forEach(refuseCode);
  if (!isDocument(argument)) return;
  for (const [name, value] of Object.entries(argument)) {
    check(
      !['$function', '$accumulator', '$where'].includes(name),
      'NotImplemented',
      `${name} is not supported by this store`,
    );
    refuseCode(value);
  }
}

/** Every stage there is, by name. */
export const stages: Record<string, StageCompiler> = {
  $match: (argument, { match }) => {
    const matches = compileFilter(argument, match);
    return function* (documents) {
      for (const document of documents) if (matches(document)) yield document;
    };
  },
  $sort: (argument, { match }) => {
    const spec = sortSpec(argument);
    check(spec.length > 0, 15976, '$sort stage must have at least one sort key');
    return (documents) =>
      sortDocuments([...documents], spec, (document) => document, match.collation?.compare);
  },
  $limit: (argument) => {
    const count = counted('$limit', argument, 1);
    return function* (documents) {
      let left = count;
      for (const document of documents) {
        yield document;
        if (--left === 0) return;
      }
    };
  },
  $skip: (argument) => {
    const count = counted('$skip', argument, 0);
    return function* (documents) {
      let left = count;
      for (const document of documents) if (left-- <= 0) yield document;
    };
  },
  $project: (argument, { variables, match }) => {
    const spec = documentArgument('$project', argument, 15969);
    check(
      Object.keys(spec).length > 0,
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
    const project = compileProjection(spec, {
      match,
      compile: (expression) => compileExpression(expression, variables),
    });
    return (documents) => map(documents, project);
  },
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: (argument, pipeline) =>
    replaceRoot(documentArgument('$replaceRoot', argument, 40229).newRoot, pipeline),
  $replaceWith: replaceRoot,
  $group: (argument, { variables }) => compileGroup(documentArgument('$group', argument, 15947), variables),
  $sortByCount: (argument, { variables }) => {
    const group = compileGroup({ _id: argument, count: { $sum: 1 } }, variables);
    return (documents) => byCount([...group(documents)]);
  },
  $count: (argument) => {
    check(
      typeof argument === 'string' && argument !== '' && !argument.startsWith('$') && !argument.includes('.'),
      40156,
      'the count field must be a non-empty string that is no path',
    );
    return (documents) => {
      let count = 0;
      for (const _ of documents) count++;
      return count === 0 ? [] : [{ [argument]: count }];
    };
  },
  $unwind: unwind,
  $facet: facet,
  $sample: sample,
  $lookup: compileLookup,
  $unionWith: (argument, pipeline) => {
    const spec = isDocument(argument) ? argument : { coll: argument };
    const run = pipeline.compile((spec.pipeline as Document[] | undefined) ?? [], {
      ...pipeline,
      isNested: true,
    });
    return function* (documents) {
      yield* documents;
      yield* run(pipeline.read(String(spec.coll)));
    };
  },
  $listLocalSessions: (_, { sessions }) => sessions,
  $redact: mingoStage('$redact'),
  $bucket: bucket,
  $bucketAuto: (argument, pipeline) => {
    const run = mingoStage('$bucketAuto')(argument, pipeline);
    return (documents) => map(run(documents), ({ _id, ...rest }) => ({ _id, ...rest }));
  },
  $densify: mingoStage('$densify'),
  $documents: mingoStage('$documents'),
  $fill: mingoStage('$fill'),
  $graphLookup: compileGraphLookup,
  $setWindowFields: mingoStage('$setWindowFields'),
};
