import type { Visibility } from '@coaching/contracts';

/** Whose choice it is: a coach's own, or an organisation's. */
export type Chooser = 'person' | 'organization';

/** What new observations of a coach, or in an organisation, start with, in the collection `defaults`. */
export interface DefaultRecord {
  of: Chooser;
  /** Uid of the person or organisation. */
  uid: string;
  /** Null once a choice was taken back. */
  visibility: Visibility | null;
  updated_at: Date;
  /** Uid of who chose it. */
  updated_by: string;
}
