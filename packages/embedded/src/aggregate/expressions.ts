import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as arithmetic from 'mingo/operators/expression/arithmetic';
import * as trigonometry from 'mingo/operators/expression/trignometry';
import * as stages from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import { CommandError } from '../errors';
import { typeName } from '../query/types';
import { isNumeric, toDouble } from '../values/numbers';
import { Document, isDocument } from '../values/types';
import { corrections, onlyPlainNumbers } from './operators';
import { fieldPath } from './paths';
import { plain } from './plain';

/** Computes a value from a document; undefined is a missing one. */
export type Expression = (document: Document) => unknown;

const guarded = Object.fromEntries(
  Object.entries({ ...arithmetic, ...trigonometry }).map(([name, operator]) => [
    name,
    onlyPlainNumbers(name, operator as never),
  ]),
);
const { $function: _, ...safe } = expressions;
const operators: Record<string, unknown> = { ...safe, ...guarded, ...corrections };
/** Accumulators that are expressions too. */
const both = /^\$(first|last|max|min)N?$|^\$(stdDevPop|stdDevSamp|mergeObjects|median|percentile)$/;
const isKnown = (name: string) => name in operators || (name in accumulators && both.test(name));

/** mingo's evaluation settings; made once, since mingo copies all operators each time it makes them. */
type Options = { update(locals: { root?: unknown; variables?: Document }): Options };

/** mingo's operators with this store's corrections. */
export const context = Context.init()
  .addExpressionOps(operators as never)
  .addAccumulatorOps(accumulators as never)
  .addPipelineOps(stages as never)
  .addWindowOps(windows as never);

const shared = captureOptions();

function captureOptions(): Options {
  let captured: unknown;
  const capture = (collection: unknown, _expression: unknown, options: unknown) => {
    captured = options;
    return collection;
  };
  const capturing = Context.from(context).addPipelineOps({ $capture: capture } as never);
  new Aggregator([{ $capture: {} }] as never, { context: capturing, scriptEnabled: false }).run([]);
  return captured as Options;
}

function freshOptions(): Options {
  return (shared.constructor as unknown as { init(options: Options): Options }).init(shared);
}

/**
 * Compiles an aggregation expression. Paths and constants are kept in their BSON kind; operators are computed by
 * mingo with plain numbers. Throws InvalidPipelineOperator for an operator that is not there.
 */
export function compileExpression(expression: unknown, variables: Document = {}): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression, variables);
  if (Array.isArray(expression)) {
    const items = expression.map((item) => compileExpression(item, variables));
    return (document) => items.map((item) => item(document) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const operator = Object.keys(expression)[0];
  if (operator === '$literal') return () => expression.$literal;
  if (operator === '$type') {
    const value = compileExpression(expression.$type, variables);
    return (document) => typeName(value(document));
  }
  if (operator?.startsWith('$')) return compileOperator(expression, variables);
  const fields = Object.entries(expression).map(
    ([name, value]) => [name, compileExpression(value, variables)] as const,
  );
  return (document) => {
    const entries = fields.map(([name, field]) => [name, field(document)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
}

function compilePath(path: string, variables: Document): Expression {
  if (!path.startsWith('$$')) {
    const parts = path.slice(1).split('.');
    if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
    return (document) => fieldPath(document, parts);
  }
  const [name = '', ...rest] = path.slice(2).split('.');
  if (name === 'ROOT' || name === 'CURRENT') return (document) => fieldPath(document, rest);
  if (name === 'REMOVE') return () => undefined;
  if (name === 'NOW') {
    const now = new Date();
    return () => now;
  }
  if (!(name in variables)) throw new CommandError(17276, `Use of undefined variable: ${name}`);
  return () => fieldPath(variables[name], rest);
}

/** Hands an operator to mingo, with every path and variable of the document put in as a value of its own. */
function compileOperator(expression: Document, variables: Document): Expression {
  const inputs: Expression[] = [];
  const bind = (input: Expression) => `$$p${inputs.push(input) - 1}`;
  const rewritten = rewrite(expression, new Set(), variables, bind);
  const options = freshOptions();
  return (document) => {
    const values = Object.fromEntries(inputs.map((input, i) => [`p${i}`, plain(input(document))]));
    return evaluate(rewritten, options.update({ root: {}, variables: values }));
  };
}

function evaluate(expression: unknown, options: Options): unknown {
  try {
    return evalExpr({} as never, expression as never, options as never);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      'BadValue',
      `Failed to evaluate expression :: caused by :: ${(error as Error).message}`,
    );
  }
}

/** Names an operator's own variables have inside it. */
function namesBoundBy(operator: string, argument: Document): string[] {
  if (operator === '$map' || operator === '$filter') return [String(argument.as ?? 'this')];
  if (operator === '$reduce') return ['this', 'value'];
  return operator === '$let' ? Object.keys(argument.vars ?? {}) : [];
}

function rewrite(
  expression: unknown,
  scope: Set<string>,
  variables: Document,
  bind: (input: Expression) => string,
): unknown {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    const name = /^\$\$([^.]+)/.exec(expression)?.[1];
    const isMingos = name !== undefined && (scope.has(name) || ['KEEP', 'PRUNE', 'DESCEND'].includes(name));
    return isMingos ? expression : bind(compilePath(expression, variables));
  }
  if (Array.isArray(expression)) return expression.map((item) => rewrite(item, scope, variables, bind));
  if (!isDocument(expression)) return plain(expression);
  const [operator, ...others] = Object.keys(expression);
  if (!operator?.startsWith('$')) {
    return Object.fromEntries(
      Object.entries(expression).map(([name, value]) => [name, rewrite(value, scope, variables, bind)]),
    );
  }
  if (others.length > 0)
    throw new CommandError(
      15983,
      `An object representing an expression must have exactly one field: ${Object.keys(expression)}`,
    );
  if (operator === '$literal') return bind(() => expression.$literal);
  if (!isKnown(operator))
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  const argument = expression[operator];
  const bound = isDocument(argument) ? namesBoundBy(operator, argument) : [];
  return { [operator]: rewrite(argument, new Set([...scope, ...bound]), variables, bind) };
}

/** Whether an expression's value counts as true: all but false, null, missing and zero. */
export function isTrue(value: unknown): boolean {
  return isNumeric(value) ? toDouble(value) !== 0 : value !== null && value !== undefined && value !== false;
}

/** An expression as a condition on documents. */
export function predicate(expression: unknown, variables: Document = {}): (document: Document) => boolean {
  const compute = compileExpression(expression, variables);
  return (document) => isTrue(compute(document));
}
