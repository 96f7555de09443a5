import type { RubricInstanceDraft } from '@coaching/contracts';
import type { ScoredBy } from './scored-by';

/** A draft of which is known by what it scores, and whom. */
export type NamedInstance = Omit<RubricInstanceDraft, 'uid' | 'client_embed'> & {
  uid: string;
  /** The rubric by which its items are read; null where there is none. */
  scored: ScoredBy | null;
};

/** A draft whose coachee is a uid. */
export const namedInstance = (
  { client_embed, client = client_embed?.uid, ...draft }: RubricInstanceDraft,
  uid: string,
  scored: ScoredBy | null,
): NamedInstance => ({ ...draft, uid, scored, ...(client !== undefined && { client }) });
