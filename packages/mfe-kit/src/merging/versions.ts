/** What autosave must know of an entity to bring its versions together. All functions are pure. */
export interface Versions<Entity> {
  /** Nothing that a person can change differs. */
  isSame(one: Entity, other: Entity): boolean;
  /** The server made `one` after `other`. Left out where versions come only as answers to one's own calls. */
  isNewer?(one: Entity, other: Entity): boolean;
  /** One version out of two that both grew from `base`; nothing either side wrote may vanish in silence. */
  merge(base: Entity, mine: Entity, theirs: Entity): Entity;
  /**
   * The newest version that both sides are known to grow from: `base`, with those parts of `sent` (a save whose
   * answer was lost) that `theirs` shows.
   */
  ancestor(base: Entity, sent: Entity, theirs: Entity): Entity;
  /**
   * What the server has after it answered a save with `answer`: where we sent something, our own words, so that
   * text which the server only tidied does not move under the cursor; everything else as answered.
   */
  confirmed(versions: { base: Entity; sent: Entity; answer: Entity }): Entity;
}
