import { mayBecomePrivate, type ReadSoFar } from '@coaching/access';

/** What an interaction is set to already: it can still be chosen, it can only be shared, or nothing can be changed. */
export type Changeable = 'freely' | 'by sharing' | 'no more';

/** Whether it can still be chosen who reads an interaction, as the server has it. @param soFar null for a new one */
export function changeableOf(soFar: ReadSoFar | null): Changeable {
  if (soFar === null) return 'freely';
  if (soFar.visibility === 'private') return 'by sharing';
  return mayBecomePrivate(soFar) ? 'freely' : 'no more';
}
