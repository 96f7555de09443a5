import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import type { Document } from '../values/types';

/** mingo's operators, which this store's aggregation is made of. */
export const context = Context.init()
  .addAccumulatorOps(accumulators as never)
  .addExpressionOps(expressions as never)
  .addPipelineOps(stages as never)
  .addWindowOps(windows as never);

/** Compiles an aggregation expression into a function of a document. */
export function compileExpression(
  expression: unknown,
  variables: Document = {},
): (document: Document) => unknown {
  const options = { context, variables, scriptEnabled: false };
  return (document) => evalExpr(document as never, expression as never, options as never);
}
