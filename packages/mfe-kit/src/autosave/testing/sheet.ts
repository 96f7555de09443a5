import { field, fieldsOf, type Versions, versionsOf } from '../../merging';

/** The smallest autosaved entity: two texts that two devices can change. */
export interface Sheet {
  one: string;
  two: string;
  revision: number;
}

const text = field<string>({ both: (mine, theirs) => `${mine}|${theirs}` });

export const sheetVersions: Versions<Sheet> = {
  ...versionsOf(fieldsOf<Sheet, 'one' | 'two'>({ one: text, two: text })),
  isNewer: (one, other) => one.revision > other.revision,
};
