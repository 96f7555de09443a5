const rows = (count: number) => (count === 1 ? '1 row has no score' : `${count} rows have no score`);
const lines = (count: number) => (count === 1 ? '1 line has no tag' : `${count} lines have no tag`);

/** What is missing, as the title says it. */
export const titleOf = (unscored: number, untagged: number): string =>
  [...(unscored > 0 ? [rows(unscored)] : []), ...(untagged > 0 ? [lines(untagged)] : [])].join(', ') ||
  'Everything has a score or a tag';
