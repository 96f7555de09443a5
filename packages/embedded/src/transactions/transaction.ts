import type { Snapshot } from '../storage/environment';
import { View } from '../storage/view';
import type { Conflicts } from './conflicts';

/** One multi-document transaction: a snapshot, its own changes over it, and the keys it alone may change. */
export class Transaction {
  state: 'in progress' | 'committed' | 'aborted' = 'in progress';
  readonly claims: string[] = [];
  readonly namespaces = new Set<string>();
  readonly startedAt: number;
  readonly view: View;
  /** Settles when the transaction has ended either way. */
  readonly ended: Promise<void>;
  readonly begun = performance.now();
  /** While its changes are on their way to the disk nothing ends it. */
  isCommitting = false;
  private settle: () => void = () => undefined;

  constructor(
    readonly number: bigint,
    private readonly conflicts: Conflicts,
    private readonly snapshot: Snapshot,
  ) {
    this.startedAt = conflicts.begin(this);
    this.view = new View(snapshot, conflicts.claimFor(this), false);
    this.ended = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  finish(state: 'committed' | 'aborted'): void {
    if (this.state !== 'in progress' || (this.isCommitting && state === 'aborted')) return;
    this.state = state;
    this.conflicts.end(this);
    this.snapshot.release();
    this.settle();
  }
}
