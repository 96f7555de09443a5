import type { Collation } from '../query/collation';
import type { Matcher } from '../query/match';
import type { Document } from '../values/types';

/** One index of a collection, ready for use. */
export type Index = {
  id: number;
  name: string;
  /** Fields in order with their direction. */
  fields: { path: string; parts: string[]; direction: 1 | -1 }[];
  directions: number[];
  isUnique: boolean;
  isSparse: boolean;
  partial?: { filter: Document; matches: Matcher };
  collation?: Collation;
  expireAfterSeconds?: number;
  isHidden: boolean;
  /** Once true stays true: some document had an array on an indexed path. */
  isMultikey: boolean;
  /** On which of the fields there was an array, as bits; those from before it was stored count as all. */
  arrayFields: number;
  /** Once true stays true: some key was cut, so that the entries do not sort exactly. */
  isCut: boolean;
  /** As listIndexes shows it. */
  spec: Document;
};
