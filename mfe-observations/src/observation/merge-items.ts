import { newUid, type ObservationItem } from '@coaching/contracts';
import { type FieldSameness, mergeFields, mergeList } from '@coaching/mfe-kit/merging';
import { continues, isEmptyRichText, isSameRichText } from './rich-text-sameness';

/** Stands above what another device wrote in the same place, so that it is never taken for one's own. */
const ELSEWHERE = '<p><em>Also written here on another device:</em></p>';

const richTexts: readonly (keyof ObservationItem)[] = ['data', 'notes', 'teacher_notes'];
const fields = ['time', 'timestamp', 'ob_type', 'data', 'notes', 'teacher_notes'] as const;

const isSameField: FieldSameness<ObservationItem> = (name, one, other) =>
  one[name] === other[name] || (richTexts.includes(name) && isSameRichText(one[name], other[name]));

/** Nothing in them differs that a person could see. */
export function isSameItem(one: ObservationItem, other: ObservationItem): boolean {
  return one === other || (one.uid === other.uid && fields.every((name) => isSameField(name, one, other)));
}

export const areSameItems = (one: readonly ObservationItem[], other: readonly ObservationItem[]) =>
  one === other ||
  (one.length === other.length && one.every((item, index) => isSameItem(item, other[index]!)));

/** Two notes in one, when both devices changed it. */
function bothNotes(mine: string | null, theirs: string | null): string | null {
  if (isEmptyRichText(theirs) || continues(mine, theirs)) return mine;
  if (isEmptyRichText(mine) || continues(theirs, mine)) return theirs;
  return `${mine}${ELSEWHERE}${theirs}`;
}

const keepMine = <Value>(mine: Value) => mine;
const itemRules = {
  time: keepMine<string>,
  timestamp: keepMine<string>,
  ob_type: keepMine<ObservationItem['ob_type']>,
  data: keepMine<string>,
  notes: bothNotes,
  teacher_notes: bothNotes,
};

/** One item out of two, and when both changed its text, a second one with what the other device wrote. */
function mergeItem(makeUid: () => string) {
  return (mine: ObservationItem, theirs: ObservationItem, before?: ObservationItem): ObservationItem[] => {
    const base = before ?? { ...theirs, data: '', notes: null, teacher_notes: null };
    const merged = mergeFields({ base, mine, theirs }, itemRules, isSameField);
    const isTold = isSameField('data', merged, theirs) || isSameField('data', base, theirs);
    if (isTold || isEmptyRichText(theirs.data) || continues(mine.data, theirs.data)) return [merged];
    if (continues(theirs.data, mine.data)) return [{ ...merged, data: theirs.data }];
    return [
      merged,
      { ...theirs, uid: makeUid(), data: ELSEWHERE + theirs.data, notes: null, teacher_notes: null },
    ];
  };
}

/**
 * Merges two versions of a script that grew from `base`: what only one side did happens, an edit survives a
 * deletion, and of an item both rewrote, this device's text stays and the other's follows as a marked copy.
 * @param makeUid makes the copy's uid
 */
export function mergeItems(
  versions: {
    base: readonly ObservationItem[];
    mine: readonly ObservationItem[];
    theirs: readonly ObservationItem[];
  },
  makeUid: () => string = newUid,
): ObservationItem[] {
  return mergeList(versions, {
    isSame: isSameItem,
    mergeBoth: mergeItem(makeUid),
    isBefore: (one, other) => one.timestamp <= other.timestamp,
  });
}
