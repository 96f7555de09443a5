import type { Verifier } from './authentication/scram';
import { Cursors } from './commands/cursors';
import { FailPoints } from './commands/fail-points';
import { CommitGate } from './running/commit-gate';
import { CacheBudget } from './storage/cache';
import { Catalog, Collection } from './storage/collection';
import { Environment } from './storage/environment';
import { View } from './storage/view';
import { Writer } from './storage/writer';
import { ClusterClock } from './transactions/clock';
import { Conflicts } from './transactions/conflicts';
import { Sessions } from './transactions/sessions';
import { Snapshots } from './transactions/snapshots';

export type StoreSettings = {
  /** Where the data file is. */
  directory: string;
  /** Waits for the disk at each commit; without it a commit survives the process but not the power. */
  isDurable: boolean;
  /** Bytes of stored documents that may be kept decoded. */
  cacheBytes: number;
  /** Allows `configureFailPoint`. */
  hasTestCommands: boolean;
  /** Milliseconds that a transaction may be open, where it is not the usual limit. */
  transactionLifetime?: number;
  /** Memory of the gate that commits go through, where another thread may end the store's. */
  gate?: SharedArrayBuffer;
};

/** Everything one open data directory consists of, without the network. */
export class Store {
  /** Where clients reach the store, once it listens: `host:port`. */
  address = '';
  /** Checks who may give commands; without one everybody may. */
  verifier?: Verifier;
  readonly clock = new ClusterClock();
  readonly conflicts = new Conflicts();
  readonly cursors = new Cursors();
  readonly failPoints = new FailPoints();
  readonly budget: CacheBudget;
  readonly environment: Environment;
  readonly sessions: Sessions;
  readonly snapshots: Snapshots;
  catalog: Catalog;
  writer: Writer;
  /** The latest committed state. */
  readonly latest: View;

  constructor(readonly settings: StoreSettings) {
    this.budget = new CacheBudget(settings.cacheBytes);
    this.environment = Environment.open(
      settings.directory,
      settings.isDurable,
      new CommitGate(settings.gate),
    );
    this.sessions = new Sessions(this.environment, this.conflicts, settings.transactionLifetime);
    this.snapshots = new Snapshots(this.environment);
    this.latest = new View(this.environment);
    this.catalog = new Catalog(this.environment, this.budget);
    this.writer = new Writer(
      this.environment,
      () => this.catalog,
      this.conflicts,
      () => this.reload(),
    );
  }

  collection(view: View, namespace: string): Collection | undefined {
    return this.catalog.find(view, namespace);
  }

  /** The collection, made if it is not there, as MongoDB does at the first insert. */
  collectionFor(view: View, namespace: string): Collection {
    return this.collection(view, namespace) ?? this.catalog.create(view, namespace);
  }

  async close(): Promise<void> {
    this.sessions.endAll();
    this.cursors.closeAll();
    this.snapshots.releaseAll();
    await this.environment.close();
  }

  private reload(): void {
    this.budget.clear();
    this.catalog = new Catalog(this.environment, this.budget);
  }
}
