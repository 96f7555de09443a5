/**
 * Writes the latest of many values with at most one write under way: a burst of keystrokes on a long script costs
 * a few writes, not one each.
 */
export interface LatestWriteQueue<Value> {
  /** Wants this value written; issued at once, or in the next task, when no write is under way. */
  want(value: Value): void;
  /** Resolves when the latest value is written, to whether that worked. */
  settled(): Promise<boolean>;
  /** Issues the latest value now, whatever is under way; for a page that is going away. */
  hurry(): void;
}

/**
 * @param write writes one value; writes issued one after the other must take effect in that order
 * @param nextTask resolves in a task of its own, which the first write of a burst waits for; at once when left out
 */
export function createLatestWriteQueue<Value>(
  write: (value: Value) => Promise<void>,
  nextTask?: () => Promise<unknown>,
): LatestWriteQueue<Value> {
  let waiting: { value: Value } | null = null;
  let writing: Promise<void> | null = null;
  let works = true;

  function issue(): Promise<void> {
    const { value } = waiting!;
    waiting = null;
    return write(value).then(
      () => {
        works = true;
      },
      () => {
        works = false;
      },
    );
  }

  async function writeAll() {
    if (nextTask) await nextTask();
    while (waiting) await issue();
    writing = null;
  }

  return {
    want(value) {
      waiting = { value };
      writing ??= writeAll();
    },
    async settled() {
      while (writing) await writing;
      return works;
    },
    hurry() {
      if (waiting) void issue();
    },
  };
}
