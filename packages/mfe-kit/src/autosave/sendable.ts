/** What of an entity goes in a save. */
export interface Sendable<Entity> {
  version: Entity;
  /** Why it is not all, for the person; null when it is. */
  problem: string | null;
}
