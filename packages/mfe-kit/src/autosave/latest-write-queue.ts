/**
 * Writes the latest of many values with at most one write under way: a burst of keystrokes on a long script costs
 * a few writes, not one each.
 */
export interface LatestWriteQueue<Value> {
  /** Wants this value written; issued at once when no write is under way. */
  want(value: Value): void;
  /** Resolves when the latest value is written, to whether that worked. */
  settled(): Promise<boolean>;
  /** Issues the latest value now, whatever is under way; for a page that is going away. */
  hurry(): void;
}

/** @param write writes one value; writes issued one after the other must take effect in that order */
export function createLatestWriteQueue<Value>(
  write: (value: Value) => Promise<void>,
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
