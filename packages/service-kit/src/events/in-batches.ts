interface Waiting<Thing> {
  thing: Thing;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Works on one batch after the other, each of what came while it was busy with the one before, in the order in which
 * things come. Of a batch that fails each is tried by itself, so that one that cannot be done holds up no other.
 * @param limit the most that are worked on together
 */
export function inBatches<Thing>(
  limit: number,
  work: (things: readonly Thing[]) => Promise<void>,
): (thing: Thing) => Promise<void> {
  const queue: Waiting<Thing>[] = [];
  let busy = false;

  async function one(waiting: Waiting<Thing>): Promise<void> {
    await work([waiting.thing]).then(waiting.resolve, waiting.reject);
  }

  async function together(batch: readonly Waiting<Thing>[]): Promise<void> {
    const [first] = batch;
    if (batch.length === 1 && first) return one(first);
    try {
      await work(batch.map(({ thing }) => thing));
    } catch {
      for (const waiting of batch) await one(waiting);
      return;
    }
    for (const { resolve } of batch) resolve();
  }

  async function empty(): Promise<void> {
    while (queue.length > 0) await together(queue.splice(0, limit));
    busy = false;
  }

  return (thing) =>
    new Promise((resolve, reject) => {
      queue.push({ thing, resolve, reject });
      if (busy) return;
      busy = true;
      // What comes in the same turn goes along.
      setImmediate(() => void empty());
    });
}
