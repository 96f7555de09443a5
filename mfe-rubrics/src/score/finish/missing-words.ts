const rows = (count: number) => (count === 1 ? '1 row has no score' : `${count} rows have no score`);
const lines = (count: number) => (count === 1 ? '1 line has no tag' : `${count} lines have no tag`);

/** Whether the lines of the chosen observations are known: not while they are loaded, or where they cannot be. */
export type LinesState = 'known' | 'loading' | 'unknown';

const nothingMissing: Record<LinesState, string> = {
  known: 'Everything has a score or a tag',
  loading: 'Looking for lines without a tag',
  unknown: 'Lines without a tag are not known',
};

/** Leads to the lines, below what can be a long list of rows. */
export const toLinesWords = (untagged: number): string =>
  untagged === 1 ? 'Go to the line without a tag' : `Go to the ${untagged} lines without a tag`;

/** What is missing, as the title says it. */
export const titleOf = (unscored: number, untagged: number, state: LinesState): string =>
  [...(unscored > 0 ? [rows(unscored)] : []), ...(untagged > 0 ? [lines(untagged)] : [])].join(', ') ||
  nothingMissing[state];

/** Said aloud where a line was tagged, or its tag taken back. */
export const latestTagWords = (of: { time: string; tag: { row_name: string }; isTagged: boolean }): string =>
  of.isTagged
    ? `Line of ${of.time} tagged with ${of.tag.row_name}`
    : `The line of ${of.time} has no tag again`;
