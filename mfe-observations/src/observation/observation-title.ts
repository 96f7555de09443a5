/** What an observation is called where a title is needed; most start without one. */
export const titleOf = ({ title }: { title: string }): string => title || 'Untitled observation';
