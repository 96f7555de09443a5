import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import { CommandError, check } from '../errors';
import { typeName } from '../query/types';
import { asDouble, isNumeric } from '../values/numbers';
import type { Document } from '../values/types';
import { plain } from './plain';

/** mingo's evaluation settings; made once, since mingo copies all operators each time it makes them. */
type Options = { update(locals: { root?: unknown; variables?: Document }): Options };

const { $function: _, ...safe } = expressions;

/** mingo with its own operators, which are handed values that are already computed. */
const own = Context.init()
  .addExpressionOps(safe as never)
  .addAccumulatorOps(accumulators as never)
  .addPipelineOps(pipeline as never)
  .addWindowOps(windows as never);

/** What to hand to mingo as the argument: one value, a list of values, or values by name. */
export type Shape = 'one' | 'list' | 'names';

/** Operators taken from mingo as they are, by the shape of their argument. */
const shapes: Record<Shape, readonly string[]> = {
  one: [
    '$exp',
    '$ln',
    '$log10',
    '$sqrt',
    '$reverseArray',
    '$objectToArray',
    '$strLenBytes',
    '$strLenCP',
    '$bitNot',
  ]
    .concat([
      '$sin',
      '$cos',
      '$tan',
      '$asin',
      '$acos',
      '$atan',
      '$sinh',
      '$cosh',
      '$tanh',
      '$asinh',
      '$acosh',
    ])
    .concat(['$atanh', '$degreesToRadians', '$radiansToDegrees', '$stdDevPop', '$stdDevSamp']),
  list: [
    '$atan2',
    '$log',
    '$pow',
    '$round',
    '$trunc',
    '$concatArrays',
    '$slice',
    '$range',
    '$arrayElemAt',
  ].concat(['$split', '$concat', '$strcasecmp', '$substrCP', '$bitAnd', '$bitOr', '$bitXor']),
  names: [
    '$zip',
    '$trim',
    '$ltrim',
    '$rtrim',
    '$replaceOne',
    '$replaceAll',
    '$regexMatch',
    '$regexFind',
  ].concat(['$regexFindAll', '$setField', '$unsetField', '$firstN', '$lastN', '$median', '$percentile']),
};
const onNumbers = /^\$(exp|ln|log|log10|sqrt|pow|round|trunc|a?(sin|cos|tan)h?|atan2|.*Radians.*|stdDev.*)$/;
const alwaysDouble = /^\$(exp|ln|log|log10|sqrt|a?(sin|cos|tan)h?|atan2|.*Radians.*)$/;

export function shapeOf(name: string): Shape | undefined {
  return (Object.keys(shapes) as Shape[]).find((shape) => shapes[shape].includes(name));
}

const options = captureOptions();

function captureOptions(): Options {
  let captured: unknown;
  const capture = (collection: unknown, _expression: unknown, given: unknown) => {
    captured = given;
    return collection;
  };
  const capturing = Context.from(own).addPipelineOps({ $capture: capture } as never);
  new Aggregator([{ $capture: {} }] as never, { context: capturing, scriptEnabled: false }).run([]);
  return captured as Options;
}

/**
 * Lets mingo compute an operator of values, under their names where it takes named ones; constants among those are
 * handed over as they are, since some it does not compute. Decimals and large longs are refused rather than rounded silently.
 */
export function callMingo(
  name: string,
  shape: Shape,
  values: unknown[],
  names: string[] = [],
  constants: Document = {},
): unknown {
  const variables: Document = {};
  for (const [i, value] of values.entries()) {
    const given = plain(value);
    const isUnknown = onNumbers.test(name) && typeof given === 'object' && isNumeric(given);
    if (isUnknown)
      throw new CommandError(
        'NotImplemented',
        `${name} of ${typeName(given)} values is not supported by this store`,
      );
    variables[`p${i}`] = given;
  }
  const places = values.map((_value, i) => `$$p${i}`);
  const named = () => ({
    ...constants,
    ...Object.fromEntries(names.map((field, i) => [field, places[i]])),
  });
  const argument = shape === 'one' ? places[0] : shape === 'list' ? places : named();
  const result = evaluate({ [name]: argument }, options.update({ root: {}, variables }));
  return alwaysDouble.test(name) && typeof result === 'number' ? asDouble(result) : result;
}

function evaluate(expression: unknown, given: Options): unknown {
  try {
    return evalExpr({} as never, expression as never, given as never);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { message } = error as Error;
    throw new CommandError('BadValue', `Failed to evaluate expression :: caused by :: ${message}`);
  }
}

type Operator = (
  target: unknown,
  expression: unknown,
  options: { local?: { variables?: Document } },
) => unknown;
type Compute = (expression: unknown, document: unknown, variables: Document) => unknown;

/** The context for mingo's stages, in which every operator is computed by this store. */
export function contextWith(names: string[], compute: Compute): Context {
  const operatorOf =
    (name: string): Operator =>
    (target, expression, given) => {
      // Inside $group and its kin mingo calls the accumulator of the same name with a list of documents.
      const accumulate = (accumulators as unknown as Record<string, Operator>)[name];
      if (Array.isArray(target) && accumulate) return accumulate(target, expression, given);
      return compute({ [name]: expression }, target, { ...given.local?.variables });
    };
  return Context.from(own).addExpressionOps(
    Object.fromEntries(names.map((name) => [name, operatorOf(name)])) as never,
  );
}

/** Throws unless mingo knows the accumulator. */
export function checkAccumulator(name: string): void {
  const isKnown = name in accumulators && name !== '$accumulator';
  check(isKnown, 15952, `unknown group operator '${name}'`);
}
