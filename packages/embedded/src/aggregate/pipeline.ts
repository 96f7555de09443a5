import { Aggregator } from 'mingo';
import type { Document } from '../values/types';
import { context } from './expressions';

export function runPipeline(documents: Document[], stages: Document[], variables: Document = {}): Document[] {
  const aggregator = new Aggregator(stages as never, { context, variables, scriptEnabled: false });
  return aggregator.run(documents as never) as Document[];
}

/** The pipeline of an update, for one document. */
export function runUpdatePipeline(stages: Document[], variables: Document): (document: Document) => Document {
  return (document) => runPipeline([document], stages, variables)[0] as Document;
}
