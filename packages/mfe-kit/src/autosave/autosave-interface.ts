import type { Versions } from '../merging';
import type { AutosaveJournal } from './autosave-journal';
import type { AutosaveSnapshot } from './autosave-state';
import type { Failure } from './failure';
import type { Sendable } from './sendable';

/** What an autosaved entity is made of. */
export interface AutosaveOptions<Entity> {
  load(): Promise<Entity>;
  /** Sends what differs between base and mine; answers the entity as the server now has it. */
  save(mine: Entity, base: Entity): Promise<Entity>;
  failureOf(error: unknown): Failure<Entity>;
  /**
   * As much of `mine` as a save can hold: what the server would refuse is as it is in base, so that it holds back nothing
   * else. The rest stays unsent. All of it when left out.
   */
  sendable?(mine: Entity, base: Entity): Sendable<Entity>;
  versions: Versions<Entity>;
  journal: AutosaveJournal<Entity>;
  /** The entity of this version was never sent to the server: it is made by the first save. */
  isNew?(entity: Entity): boolean;
  /** Resolves in a task of its own, in which changes are stored on the device; at once when left out. */
  nextTask?(): Promise<unknown>;
  debounceMs?: number;
  random?: () => number;
}

/** An entity that saves itself. */
export interface Autosave<Entity> {
  /** Loads it, with what earlier pages left unsent; again after a failed load. */
  start(): Promise<void>;
  /** Changes it: stored on the device at once, sent after the debounce. */
  change(update: (mine: Entity) => Entity): void;
  /**
   * Changes it where somebody types: stored and sent like every change, but listeners are notified in a task of its
   * own, so that the character is drawn first.
   */
  write(update: (mine: Entity) => Entity): void;
  /** Notifies listeners now of what was written. */
  flushDeferred(): void;
  /**
   * Brings in a version of the server that came by another way than load and save, such as a live stream: merged
   * with what is unsent, the value where nothing is. One that is no newer than what is known changes nothing.
   */
  receive(theirs: Entity): void;
  /** Sends what is unsent now, without waiting for debounce or backoff. */
  flush(): void;
  /** The page may be going away: gets everything onto the device and under way. */
  leave(): void;
  /**
   * What is unsent, in a store that takes it at once: the page has gone a moment later, or is hidden and may be ended.
   * @param isGone false for a page that is hidden
   */
  sayLastWords(isGone: boolean): void;
  hasUnsent(): boolean;
  /** Ends timers; what is unsent stays in the journal. */
  stop(): void;
  getSnapshot(): AutosaveSnapshot<Entity>;
  subscribe(listener: () => void): () => void;
}
