import type { InteractionList } from './visible-interactions';

/** The field that each column of a list is sorted by. */
export const sortFields = {
  title: 'keys.title',
  timestamp: 'timestamp',
  duration: 'duration',
  client: 'keys.client',
  tool: 'keys.tool',
} as const;
export type SortField = (typeof sortFields)[keyof typeof sortFields];

/** Key of the index that reads one person's rows in the order of a column; ties are settled by uid. */
export const orderIndex = (whose: InteractionList['whose'], field: SortField) =>
  ({ [whose]: 1, [field]: 1, uid: 1 }) as const;

/** Key of the index that finds a word in the lists of one person. */
export const wordIndex = { 'keys.finds': 1 } as const;
