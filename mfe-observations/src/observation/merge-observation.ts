import { newUid, type Observation, type Visibility } from '@coaching/contracts';
import { type FieldRules, mergeFields } from '@coaching/mfe-kit/merging';
import { mergeItems } from './merge-items';
import { isSameField, type WrittenField } from './observation-fields';
import { continues, isEmptyRichText } from './rich-text-sameness';

const LONGEST_TITLE = 300;

const keepMine = <Value>(mine: Value) => mine;

function bothTitles(mine: string, theirs: string): string {
  if (theirs.startsWith(mine)) return theirs;
  if (mine.startsWith(theirs)) return mine;
  return `${mine} / ${theirs}`.slice(0, LONGEST_TITLE);
}

function bothTexts(mine: string, theirs: string): string {
  if (isEmptyRichText(theirs) || continues(mine, theirs)) return mine;
  if (isEmptyRichText(mine) || continues(theirs, mine)) return theirs;
  return mine + theirs;
}

/** Two devices that open or finish an observation do so once: what the server has already stands. */
const keepTheirs = (mine: string | null, theirs: string | null) => theirs ?? mine;

const longer = (mine: number | null, theirs: number | null) =>
  mine === null || theirs === null ? (mine ?? theirs) : Math.max(mine, theirs);

/** Sharing cannot be taken back, from whichever device it came. */
const shared = (): Visibility => 'shared';

/** What a field becomes when two devices changed it differently. */
const rules = (makeUid: () => string): Required<Pick<FieldRules<Observation>, WrittenField>> => ({
  title: bothTitles,
  left_name: keepMine,
  right_name: keepMine,
  items: (mine, theirs, base) => mergeItems({ base, mine, theirs }, makeUid),
  additional_information: bothTexts,
  timestamp: keepTheirs,
  end_timestamp: keepTheirs,
  duration: longer,
  program_embed: keepMine,
  client: keepMine,
  tool_config_entity: keepMine,
  tool_config_entity_uid: keepMine,
  tool_config_uid: keepMine,
  tool_uid: keepMine,
  visibility: shared,
});

/**
 * One observation out of two that grew from `base`: what only one side changed is taken, items are merged one by
 * one, and nothing that either side wrote vanishes.
 * @param makeUid makes the uid of an item that keeps a second version, see mergeItems
 */
export function mergeObservation(
  base: Observation,
  mine: Observation,
  theirs: Observation,
  makeUid: () => string = newUid,
): Observation {
  return mergeFields({ base, mine, theirs }, rules(makeUid), isSameField);
}
