import { Document, isDocument } from '../values/types';
import type { Collation } from './collation';
import type { MatchPosition } from './path';

/** Whether a document satisfies a filter; notes which array item did, if asked. */
export type Matcher = (document: Document, position?: MatchPosition) => boolean;

/** What a filter may refer to besides the document. */
export type MatchContext = {
  collation?: Collation;
  /** Turns a $expr into a predicate; the aggregation knows how. */
  expression?: (expression: unknown) => (document: Document) => boolean;
};

/** A test of single values, and whether it looks into an array it reaches. */
export type PathTest = {
  test: (value: unknown, position?: MatchPosition) => boolean;
  reach: 'whole' | 'items';
};

/** What operators may refer to: filters hold operators, and one operator holds a filter. */
export type OperatorContext = MatchContext & { elemMatch: (argument: unknown) => PathTest };

export function isOperators(value: unknown): value is Document {
  if (!isDocument(value)) return false;
  const first = Object.keys(value)[0];
  return first?.startsWith('$') === true && first !== '$ref' && first !== '$id' && first !== '$db';
}
