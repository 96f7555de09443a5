import { field, fieldsOf, mapOf } from '@coaching/mfe-kit/merging';
import type { EditedRow } from './edited-rubric';

/** Two texts that were written in one place: what goes on with the other, or else one after the other. */
const bothWith =
  (between: string) =>
  (mine: string, theirs: string): string => {
    if (mine.startsWith(theirs)) return mine;
    return theirs.startsWith(mine) ? theirs : `${theirs}${between}${mine}`;
  };

const text = field<string>({ both: bothWith('\n') });

/** A text of one line. */
export const namePart = field<string>({ both: bothWith(' / ') });

/** The action steps that are offered in one cell. */
export const stepsPart = field<string[]>({
  isSame: (one, other) => one.join('\n') === other.join('\n'),
  both: (mine, theirs) => [...new Set([...theirs, ...mine])],
});

/** One row, merged cell by cell. */
export const rowPart = fieldsOf<EditedRow, Exclude<keyof EditedRow, 'uid'>>({
  category_uid: field(),
  name: text,
  texts: mapOf(text, ''),
  textbox_label: namePart,
  next_steps: mapOf(stepsPart, []),
});
