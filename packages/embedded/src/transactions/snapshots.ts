import { Timestamp } from 'bson';
import { CommandError } from '../errors';
import type { Collection } from '../storage/collection';
import type { Environment, Snapshot } from '../storage/environment';
import { View } from '../storage/view';

/** How long after its last use a snapshot can still be read: longer than a cursor that may read it lives. */
const lifetime = 11 * 60_000;

type Held = { snapshot: Snapshot; view: View; usedAt: number };

/** Snapshots that snapshot sessions read outside transactions, by the time they were taken at. */
export class Snapshots {
  private readonly held = new Map<string, Held>();

  constructor(private readonly environment: Environment) {}

  /** Keeps what is committed now; collections that are dropped later can still be read in it. */
  take(time: Timestamp, collections: Collection[]): View {
    const snapshot = this.environment.snapshot();
    const view = new View(snapshot, undefined, false);
    for (const collection of collections) view.collections.set(collection.namespace, collection);
    this.held.set(time.toString(), { snapshot, view, usedAt: performance.now() });
    return view;
  }

  /** Throws SnapshotTooOld for a time that no snapshot is held of. */
  at(time: Timestamp): View {
    const held = this.held.get(time.toString());
    if (!held)
      throw new CommandError('SnapshotTooOld', 'Read timestamp is older than the oldest available snapshot');
    held.usedAt = performance.now();
    return held.view;
  }

  expire(now: number): void {
    for (const [time, { snapshot, usedAt }] of this.held) {
      if (now - usedAt <= lifetime) continue;
      snapshot.release();
      this.held.delete(time);
    }
  }

  releaseAll(): void {
    this.expire(Number.POSITIVE_INFINITY);
  }
}
