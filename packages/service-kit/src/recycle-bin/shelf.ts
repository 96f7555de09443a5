import type { Actor, DeletedObject, RestorePreview } from '@coaching/contracts';

/** Something deleted, as its service shows it. */
export type Shelved = Omit<DeletedObject, 'service' | 'kind' | 'deleted_by_name'>;

/** Who brings what back, and when. */
export interface Restoring {
  actor: Actor;
  uid: string;
  now: Date;
}

/** What of a kind is listed. */
export interface Contents {
  /** What was deleted last first. */
  objects: Shelved[];
  /** Of what was deleted before then not everything is listed; null when this is all. */
  since: Date | null;
}

/** One kind of what a service keeps deleted. */
export interface Shelf {
  /** What it is to its service. */
  kind: string;
  /**
   * What the actor can bring back, about MOST_SHOWN at most.
   * @param before only what was deleted before then; null for all
   */
  contents(actor: Actor, before: Date | null): Promise<Contents>;
  /** What would come back along, and what stands in the way; null of what the actor cannot bring back. */
  preview(actor: Actor, uid: string): Promise<RestorePreview | null>;
  /** Brings it back, or leaves it where it is there. @throws NotFound for who may not know of it */
  restore(restoring: Restoring): Promise<unknown>;
}

/** How much of a kind is listed at once; what was deleted in the same moment stays together. */
export const MOST_SHOWN = 1000;
