const counted = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What pressing OK will do; null while that is nothing. */
export function okWords(chosen: readonly { username: string }[], invited: number, multiple: boolean) {
  const [first] = chosen;
  if (!first) return invited > 0 ? `Invite ${counted(invited)}` : null;
  const whom = multiple ? counted(chosen.length) : first.username;
  return `Choose ${whom}${invited > 0 ? ` and invite ${invited}` : ''}`;
}

/** How many are chosen, above the list. */
export const chosenWords = (count: number) => (count === 0 ? 'Nobody chosen yet' : `${count} chosen`);

/** What a search found, for those who do not see it. */
export const foundWords = (total: number) => (total === 0 ? 'Nobody found' : `${counted(total)} found`);
