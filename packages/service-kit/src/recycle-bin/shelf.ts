import type { Actor, DeletedObject, RestorePreview } from '@coaching/contracts';

/** Something deleted, as its service shows it. */
export type Shelved = Omit<DeletedObject, 'service' | 'kind' | 'deleted_by_name'>;

/** Who brings what back, and when. */
export interface Restoring {
  actor: Actor;
  uid: string;
  now: Date;
}

/** One kind of what a service keeps deleted. */
export interface Shelf {
  /** What it is to its service. */
  kind: string;
  /** What the actor can bring back, what was deleted last first, at most MOST_SHOWN. */
  contents(actor: Actor): Promise<Shelved[]>;
  /** What would come back along, and what stands in the way; null of what the actor cannot bring back. */
  preview(actor: Actor, uid: string): Promise<RestorePreview | null>;
  /** Brings it back, or leaves it where it is there. @throws NotFound for who may not know of it */
  restore(restoring: Restoring): Promise<unknown>;
}

/** How much of a kind is shown in the recycle bin. */
export const MOST_SHOWN = 1000;
