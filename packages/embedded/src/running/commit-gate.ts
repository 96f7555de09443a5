/** What the thread of a store is doing, as the one that started it sees it. */
const [idle, committing, closed] = [0, 1, 2];

/** The longest that a process which ends waits for a commit, in milliseconds. */
const patience = 10_000;

/**
 * Keeps a process from ending while its store's thread is in a commit. A thread that is ended there leaves the lock of
 * the data file with nobody, and the process then waits for it for good, or crashes.
 */
export class CommitGate {
  private readonly state: Int32Array;

  constructor(readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.state = new Int32Array(memory);
  }

  /** Runs a commit. @throws when the process is ending */
  run(commit: () => void): void {
    if (Atomics.compareExchange(this.state, 0, idle, committing) === closed)
      throw new Error('the process is ending');
    try {
      commit();
    } finally {
      Atomics.store(this.state, 0, idle);
      Atomics.notify(this.state, 0);
    }
  }

  /** Waits for the commit that the other thread is in, if any; it begins no other one. */
  close(): void {
    const until = performance.now() + patience;
    while (Atomics.compareExchange(this.state, 0, idle, closed) === committing) {
      const left = until - performance.now();
      if (left <= 0) return;
      Atomics.wait(this.state, 0, committing, left);
    }
  }
}
