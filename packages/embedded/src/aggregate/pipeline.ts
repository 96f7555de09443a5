import { CommandError, check } from '../errors';
import { Document, isDocument } from '../values/types';
import { predicate } from './expressions';
import type { PipelineContext, Stage, StageContext } from './stage';
import { stages as known } from './stages';

export type { PipelineContext, Stage } from './stage';

/** Compiles all stages of a pipeline before any document is read. Throws 40324 for one that is not there. */
export function compileStages(stages: unknown[], context: PipelineContext): Stage {
  const withVariables: StageContext = {
    ...context,
    compile: compileStages,
    match: { ...context.match, expression: (expression) => predicate(expression, context.variables) },
  };
  const compiled = stages.map((stage, i) => {
    check(
      isDocument(stage) && Object.keys(stage).length === 1,
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
    const name = Object.keys(stage)[0] as string;
    const compile = known[name];
    if (!compile) throw unknownStage(name);
    check(
      name !== '$documents' || i === 0,
      40602,
      '$documents is only valid as the first stage in a pipeline.',
    );
    return compile(stage[name], withVariables);
  });
  return (documents) => compiled.reduce((stream, stage) => stage(stream), documents);
}

function unknownStage(name: string): CommandError {
  if (name === '$out' || name === '$merge')
    return new CommandError(40601, `${name} can only be the final stage in the pipeline`);
  const isMongos =
    /^\$(geoNear|search|searchMeta|vectorSearch|changeStream|currentOp|indexStats|collStats|listSessions|planCacheStats|rankFusion)$/.test(
      name,
    );
  if (isMongos) return new CommandError('NotImplemented', `The stage ${name} is not supported by this store`);
  return new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

const inUpdates = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];

/** The pipeline of an update, for one document at a time. */
export function compileUpdatePipeline(
  stages: Document[],
  context: PipelineContext,
): (document: Document) => Document {
  for (const stage of stages) {
    const name = Object.keys(stage)[0] ?? '';
    check(
      !known[name] || inUpdates.includes(name),
      'InvalidOptions',
      `${name} is not allowed to be used within an update`,
    );
  }
  const run = compileStages(stages, context);
  return (document) => [...run([document])][0] as Document;
}
