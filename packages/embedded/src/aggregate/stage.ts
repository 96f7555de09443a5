import type { MatchContext } from '../query/match';
import type { Document } from '../values/types';

/** One step: a stream of documents made of another. */
export type Stage = (documents: Iterable<Document>) => Iterable<Document>;

/** What stages may refer to besides the documents that reach them. */
export type PipelineContext = {
  match: MatchContext;
  /** Values of `let`, by name. */
  variables: Document;
  /** Reads another collection of the database. */
  read: (collection: string, filter?: Document) => Iterable<Document>;
  /** The clients' sessions, for $listLocalSessions. */
  sessions: () => Document[];
  /** Inside another stage; there $out, $merge and $facet have no place. */
  isNested?: boolean;
};

/** What a stage is compiled with: pipelines hold stages, and some stages hold pipelines. */
export type StageContext = PipelineContext & {
  compile: (stages: unknown[], context: PipelineContext) => Stage;
};
