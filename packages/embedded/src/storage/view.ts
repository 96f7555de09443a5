import type { Collection } from './collection';
import type { Entry, Reader } from './environment';

/** Who may change a key now; throws where the change would collide with another transaction's. */
export type Claim = (key: string) => void;

const noClaim: Claim = () => undefined;

/** What a statement or transaction sees: a reader with its own uncommitted changes laid over. */
export class View implements Reader {
  /** Pending changes by key (as latin1 text, which sorts as the bytes do); null removes. */
  readonly changes = new Map<string, Buffer | null>();
  /** Collections made, changed or (undefined) dropped here. */
  readonly collections = new Map<string, Collection | undefined>();
  readonly commitActions: (() => void)[] = [];
  private sorted: string[] | undefined;

  constructor(
    private readonly base: Reader,
    private readonly claimKey: Claim = noClaim,
    private readonly readsLatest = true,
  ) {}

  /** Whether what is read here is what was last committed, so that caches of it hold. */
  get isLatest(): boolean {
    return this.readsLatest && this.changes.size === 0;
  }

  /** What to do in memory once the changes are in the data file. */
  onCommit(action: () => void): void {
    this.commitActions.push(action);
  }

  get(key: Buffer): Buffer | undefined {
    if (this.changes.size > 0) {
      const changed = this.changes.get(key.toString('latin1'));
      if (changed !== undefined) return changed ?? undefined;
    }
    return this.base.get(key);
  }

  range(start: Buffer, end: Buffer, reverse = false, skip = 0): Iterable<Entry> {
    if (this.changes.size === 0) return this.base.range(start, end, reverse, skip);
    const changed = this.changedKeys(start.toString('latin1'), end.toString('latin1'));
    if (changed.length === 0) return this.base.range(start, end, reverse, skip);
    const merged = this.merged(this.base.range(start, end, reverse), changed, reverse);
    return skip === 0 ? merged : without(skip, merged);
  }

  /** Takes the right to change the key until the statement or transaction ends. */
  claim(key: Buffer): void {
    this.claimKey(key.toString('latin1'));
  }

  put(key: Buffer, value: Buffer): void {
    this.change(key, value);
  }

  remove(key: Buffer): void {
    this.change(key, null);
  }

  private change(key: Buffer, value: Buffer | null): void {
    const text = key.toString('latin1');
    if (this.sorted && !this.changes.has(text)) this.sorted.splice(placeOf(this.sorted, text), 0, text);
    this.changes.set(text, value);
  }

  private *merged(base: Iterable<Entry>, changed: string[], reverse: boolean): Generator<Entry> {
    const direction = reverse ? -1 : 1;
    if (reverse) changed.reverse();
    let next = 0;
    const emit = function* (this: View, until?: Buffer): Generator<Entry> {
      for (; next < changed.length; next++) {
        const text = changed[next] as string;
        const key = Buffer.from(text, 'latin1');
        if (until && key.compare(until) * direction >= 0) return;
        const value = this.changes.get(text);
        if (value) yield { key, value };
      }
    }.bind(this);
    for (const entry of base) {
      yield* emit(entry.key);
      if (!this.changes.has(entry.key.toString('latin1'))) yield entry;
    }
    yield* emit();
  }

  private changedKeys(start: string, end: string): string[] {
    this.sorted ??= [...this.changes.keys()].sort();
    return this.sorted.slice(placeOf(this.sorted, start), placeOf(this.sorted, end));
  }
}

function* without(first: number, entries: Iterable<Entry>): Generator<Entry> {
  let passed = 0;
  for (const entry of entries) if (++passed > first) yield entry;
}

/** Where a key is in a sorted list, or would be put in. */
function placeOf(sorted: string[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
