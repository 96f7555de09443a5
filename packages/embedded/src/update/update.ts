import { CommandError } from '../errors';
import { describe } from '../values/describe';
import { compare, identical, same } from '../values/order';
import { Document, isDocument } from '../values/types';
import { fieldOperators, UpdateContext } from './operators';
import {
  ArrayFilters,
  arrayFiltersOf,
  Change,
  changeAt,
  checkPath,
  concretePaths,
  Missing,
  removed,
  valueAt,
} from './paths';

/** Makes the new document from the old; `position` is the array item the filter matched. The old one is not changed. */
export type Update = {
  apply: (document: Document, position?: number) => Document;
  /** For the document an upsert inserts: also applies $setOnInsert. */
  applyToNew: (document: Document) => Document;
  kind: 'replacement' | 'operators' | 'pipeline';
};

export type UpdateOptions = UpdateContext & {
  arrayFilters?: unknown;
  /** Compiles a pipeline; the aggregation knows how. */
  pipeline: (stages: Document[]) => (document: Document) => Document;
};

/** Compiles an update: a replacement, operators or a pipeline. Throws FailedToParse and the operators' own errors. */
export function compileUpdate(update: unknown, options: UpdateOptions): Update {
  if (Array.isArray(update)) {
    if (options.arrayFilters)
      throw new CommandError('FailedToParse', 'arrayFilters may not be specified for pipeline-syle updates');
    const run = options.pipeline(update as Document[]);
    const apply = (document: Document) => {
      const next = run(document);
      return next._id === undefined && document._id !== undefined
        ? { _id: document._id, ...next }
        : withSameId(document, next);
    };
    return { apply, applyToNew: apply, kind: 'pipeline' };
  }
  if (!isDocument(update))
    throw new CommandError('FailedToParse', 'Update argument must be either an object or an array');
  if (!Object.keys(update)[0]?.startsWith('$')) {
    const apply = replacement(update);
    if (options.arrayFilters)
      throw new CommandError(
        'FailedToParse',
        'arrayFilters may not be specified for replacement-style updates',
      );
    return { apply, applyToNew: apply, kind: 'replacement' };
  }
  const filters = arrayFiltersOf(options.arrayFilters, options);
  const steps = stepsOf(update, filters, options);
  for (const [identifier, { isUsed }] of filters) {
    if (!isUsed)
      throw new CommandError(
        'FailedToParse',
        `The array filter for identifier '${identifier}' was not used in the update ${describe(update)}`,
      );
  }
  const changing = steps.filter(({ onlyOnInsert }) => !onlyOnInsert);
  return {
    apply: (document, position) => withSameId(document, run(changing, document, filters, position)),
    applyToNew: (document) => withSameId(document, run(steps, document, filters)),
    kind: 'operators',
  };
}

/** Whether the update changes anything: otherwise the document is not written. */
export function isChanged(before: Document, after: Document): boolean {
  return before !== after && !identical(before, after);
}

function replacement(update: Document): (document: Document) => Document {
  for (const name of Object.keys(update)) {
    if (name.startsWith('$')) {
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    }
  }
  return (document) => {
    const { _id, ...rest } = update;
    if (_id !== undefined && document._id !== undefined && !same(_id, document._id)) throw alteredId(_id);
    const id = document._id ?? _id;
    return id === undefined ? rest : { _id: id, ...rest };
  };
}

function alteredId(id: unknown): CommandError {
  return new CommandError(
    'ImmutableField',
    `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describe(id)}`,
  );
}

function withSameId(before: Document, after: Document): Document {
  if (before._id === undefined || before._id === after._id) return after;
  if (after._id === undefined || !same(before._id, after._id)) {
    throw new CommandError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return after;
}

type Step = {
  path: string;
  parts: string[];
  missing: Missing;
  change: Change;
  onlyOnInsert: boolean;
  /** Where the value goes, for $rename. */
  to?: string[];
};

function stepsOf(update: Document, filters: ArrayFilters, context: UpdateContext): Step[] {
  const steps = Object.entries(update).flatMap(([name, fields]) => {
    const operator = fieldOperators[name === '$setOnInsert' ? '$set' : name];
    if (!operator && name !== '$rename') {
      throw new CommandError(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDocument(fields)) {
      throw new CommandError(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${name}: ${describe(fields)}}`,
      );
    }
    return Object.entries(fields).map(([path, argument]): Step => {
      const parts = checkPath(path, filters);
      if (!operator) return renameStep(path, parts, argument, filters);
      const change = operator.change(argument, path, context);
      return { path, parts, missing: operator.missing, change, onlyOnInsert: name === '$setOnInsert' };
    });
  });
  checkConflicts(steps);
  return steps.sort((a, b) => comparePaths(a.parts, b.parts));
}

function renameStep(path: string, parts: string[], target: unknown, filters: ArrayFilters): Step {
  if (typeof target !== 'string')
    throw new CommandError(
      'BadValue',
      `The 'to' field for $rename must be a string: ${path}: ${describe(target)}`,
    );
  const to = checkPath(target, filters);
  if ([...parts, ...to].some((part) => part.startsWith('$')))
    throw new CommandError(
      'BadValue',
      `The source and target field for $rename must not be dynamic: ${path}`,
    );
  if (path === target)
    throw new CommandError(
      'BadValue',
      `The source and target field for $rename must differ: ${path}: "${target}"`,
    );
  return { path, parts, missing: 'leave', change: () => removed, onlyOnInsert: false, to };
}

/** No path may be changed twice, nor together with one inside it. */
function checkConflicts(steps: Step[]): void {
  const paths = steps.flatMap(({ path, to }) => (to ? [path, to.join('.')] : [path]));
  const seen = new Set<string>();
  for (const path of paths) {
    const clash = seen.has(path)
      ? path
      : [...seen].find((other) => path.startsWith(`${other}.`) || other.startsWith(`${path}.`));
    if (clash !== undefined) {
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${clash.length < path.length ? clash : path}'`,
      );
    }
    seen.add(path);
  }
}

/** New fields are added in the order of their names, numbers by value, as MongoDB does since version 5. */
function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i] as string, b[i] as string];
    if (x === y) continue;
    return /^\d+$/.test(x) && /^\d+$/.test(y) ? Number(x) - Number(y) : compare(x, y);
  }
  return a.length - b.length;
}

function run(steps: Step[], document: Document, filters: ArrayFilters, position?: number): Document {
  let result = document;
  for (const step of steps) {
    if (step.to) result = rename(result, step);
    else {
      for (const parts of concretePaths(result, step.parts, filters, position)) {
        result = changeAt(result, parts, step.change, step.missing);
      }
    }
  }
  return result;
}

function rename(document: Document, { parts, to }: Step): Document {
  const value = valueAt(document, parts);
  if (value === undefined) return document;
  for (const path of [parts, to as string[]]) {
    const array = path
      .slice(0, -1)
      .findIndex((_, i) => Array.isArray(valueAt(document, path.slice(0, i + 1))));
    if (array >= 0)
      throw new CommandError(
        'BadValue',
        `The source and destination field of $rename cannot be an array element, '${path.join('.')}' passes through one`,
      );
  }
  return changeAt(
    changeAt(document, parts, () => removed, 'leave'),
    to as string[],
    () => value,
    'make',
  );
}
