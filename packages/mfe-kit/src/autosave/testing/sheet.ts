import { field, fieldsOf, type Versions, versionsOf } from '../../merging';
import type { Sendable } from '../sendable';

/** The smallest autosaved entity: two texts that two devices can change. */
export interface Sheet {
  one: string;
  two: string;
  revision: number;
}

const text = field<string>({ both: (mine, theirs) => `${mine}|${theirs}` });

/** Characters that a save takes of the first text. */
export const MOST = 20;

/** A sheet without a first text that is too long for a save. */
export const sendableSheet = (mine: Sheet, base: Sheet): Sendable<Sheet> =>
  mine.one.length <= MOST
    ? { version: mine, problem: null }
    : { version: { ...mine, one: base.one }, problem: 'One is too long.' };

export const sheetVersions: Versions<Sheet> = {
  ...versionsOf(fieldsOf<Sheet, 'one' | 'two'>({ one: text, two: text })),
  isNewer: (one, other) => one.revision > other.revision,
};
