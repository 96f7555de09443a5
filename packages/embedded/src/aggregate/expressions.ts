import { dateOperators } from '../dates/operators';
import { check } from '../errors';
import { Document, isDocument } from '../values/types';
import { operators } from './functions';
import { namedOperators } from './list-operators';
import { callMingo, contextWith, shapeOf } from './mingo';
import { isTrue } from './operator';
import { fieldPath } from './paths';
import { plain } from './plain';
import { specialForms } from './special-forms';

/** Computes a value from a document; undefined is a missing one. */
export type Expression = (document: Document) => unknown;

/** What an expression sees: the document, and the names that operators around it have given values. */
type Environment = { document: unknown; locals: Document };

export type Code = (env: Environment) => unknown;

/** Compiles a part of an expression, in which further names may stand for values. */
export type Compile = (expression: unknown, names?: string[]) => Code;

type Scope = { variables: Document; names: readonly string[] };

/**
 * Compiles an aggregation expression. Every value keeps its BSON kind.
 * Throws InvalidPipelineOperator for an operator that is not there, 17276 for a variable that is not.
 */
export function compileExpression(expression: unknown, variables: Document = {}): Expression {
  const code = compile(expression, { variables, names: [] });
  return (document) => code({ document, locals: {} });
}

/** An expression as a condition on documents. */
export function predicate(expression: unknown, variables: Document = {}): (document: Document) => boolean {
  const compute = compileExpression(expression, variables);
  return (document) => isTrue(compute(document));
}

function compile(expression: unknown, scope: Scope): Code {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression, scope);
  if (Array.isArray(expression)) {
    const items = expression.map((item) => compile(item, scope));
    return (env) => items.map((item) => item(env) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const [first, ...others] = Object.keys(expression);
  if (!first?.startsWith('$')) return compileFields(expression, scope);
  check(
    others.length === 0,
    15983,
    `An object representing an expression must have exactly one field: ${first}, ${others.join(', ')}`,
  );
  return compileOperator(first, expression[first], scope);
}

function compileFields(expression: Document, scope: Scope): Code {
  const fields = Object.entries(expression).map(([name, value]) => [name, compile(value, scope)] as const);
  return (env) => {
    const entries = fields.map(([name, field]) => [name, field(env)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
}

function compilePath(path: string, { variables, names }: Scope): Code {
  if (!path.startsWith('$$')) {
    const parts = path.slice(1).split('.');
    check(!parts.includes(''), 15998, 'FieldPath field names may not be empty strings.');
    return ({ document }) => fieldPath(document, parts);
  }
  const [name = '', ...rest] = path.slice(2).split('.');
  if (names.includes(name)) return ({ locals }) => fieldPath(locals[name], rest);
  if (name === 'ROOT' || name === 'CURRENT') return ({ document }) => fieldPath(document, rest);
  if (name === 'REMOVE') return () => undefined;
  // The values by which $redact decides.
  if (name === 'KEEP' || name === 'PRUNE' || name === 'DESCEND') return () => path;
  if (name === 'NOW') {
    const now = new Date();
    return () => now;
  }
  check(name in variables, 17276, `Use of undefined variable: ${name}`);
  return () => fieldPath(variables[name], rest);
}

function compileOperator(name: string, argument: unknown, scope: Scope): Code {
  const inner: Compile = (part, names = []) => compile(part, { ...scope, names: [...scope.names, ...names] });
  const special = specialForms[name];
  if (special) return special(argument, inner);
  const named = dateOperators[name] ?? namedOperators[name];
  if (named) return compileNamed(name, named, argument, inner);
  const operator = operators[name];
  const shape = operator ? 'list' : shapeOf(name);
  check(shape, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  if (shape === 'names') {
    check(isDocument(argument), 'FailedToParse', `${name} only supports an object as its argument`);
    const [constants, computed] = [true, false].map((wanted) =>
      Object.entries(argument).filter(([, value]) => isConstant(value) === wanted),
    ) as [[string, unknown][], [string, unknown][]];
    const names = computed.map(([field]) => field);
    const parts = computed.map(([, value]) => inner(value));
    const fixed = plain(Object.fromEntries(constants)) as Document;
    return (env) =>
      callMingo(
        name,
        shape,
        parts.map((part) => part(env)),
        names,
        fixed,
      );
  }
  const parts = (Array.isArray(argument) ? argument : [argument]).map((part) => inner(part));
  if (!operator) {
    check(
      shape !== 'one' || parts.length === 1,
      16020,
      `Expression ${name} takes exactly 1 arguments. ${parts.length} were passed in.`,
    );
    return (env) =>
      callMingo(
        name,
        shape,
        parts.map((part) => part(env)),
      );
  }
  const [least, most] = [operator.arity ?? [0, Number.POSITIVE_INFINITY]].flat() as [number, number?];
  check(
    parts.length >= least && parts.length <= (most ?? least),
    16020,
    `Expression ${name} takes ${least}${most === undefined ? '' : ` to ${most}`} arguments. ${parts.length} were passed in.`,
  );
  const compute = operator.compute as (...values: unknown[]) => unknown;
  return (env) => compute(...parts.map((part) => part(env)));
}

/** Whether an expression is what it says, with no path or operator in it. */
function isConstant(expression: unknown): boolean {
  if (typeof expression === 'string') return !expression.startsWith('$');
  if (Array.isArray(expression)) return expression.every(isConstant);
  if (!isDocument(expression)) return true;
  return Object.entries(expression).every(([name, value]) => !name.startsWith('$') && isConstant(value));
}

/** Named arguments; a single one may be given by itself, as in `{ $year: '$at' }`. */
function compileNamed(
  name: string,
  { fields, compute }: { fields: readonly string[]; compute: (values: Document) => unknown },
  argument: unknown,
  inner: Compile,
): Code {
  const isByName = isDocument(argument) && !Object.keys(argument)[0]?.startsWith('$');
  const given = isByName
    ? argument
    : { [fields[0] as string]: Array.isArray(argument) ? argument[0] : argument };
  const unknown = Object.keys(given).find((field) => !fields.includes(field));
  check(unknown === undefined, 40535, `unrecognized option to ${name}: "${unknown}"`);
  const parts = Object.entries(given).map(([field, value]) => [field, inner(value)] as const);
  return (env) => compute(Object.fromEntries(parts.map(([field, part]) => [field, part(env)])));
}

const compiled = new WeakMap<object, Code>();

/** mingo's stages, with this store's operators inside. */
export const context = contextWith(
  [specialForms, dateOperators, namedOperators, operators].flatMap(Object.keys),
  (expression, document, variables) => {
    const key = Object.values(expression as Document)[0];
    const isCacheable = typeof key === 'object' && key !== null;
    const known = isCacheable ? compiled.get(key) : undefined;
    const code = known ?? compile(expression, { variables: {}, names: Object.keys(variables) });
    if (isCacheable && !known) compiled.set(key, code);
    return code({ document, locals: variables });
  },
);
