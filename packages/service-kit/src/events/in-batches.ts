interface Waiting<Thing> {
  thing: Thing;
  resolve(): void;
  reject(error: unknown): void;
}

export interface Batches<Thing> {
  /** The most that are worked on together. */
  limit: number;
  /**
   * Names what changes along with a thing. Where many wait, those of one name are worked on together, and those of other
   * names beside them; without it nothing is worked on beside anything else.
   */
  nameOf?(thing: Thing): string;
}

/** Batches that are worked on at the same time, and how many things have to wait for a further one to begin. */
const AT_ONCE = 2;
const MANY = 200;

/**
 * Works on one batch after the other, each of what came while it was busy with the one before, in the order in which
 * things come. Of a batch that fails each is tried by itself, so that one that cannot be done holds up no other.
 */
export function inBatches<Thing>(
  { limit, nameOf = () => '' }: Batches<Thing>,
  work: (things: readonly Thing[]) => Promise<void>,
): (thing: Thing) => Promise<void> {
  /** What waits, by its name. */
  const queues = new Map<string, Waiting<Thing>[]>();
  const namesInWork = new Set<string>();
  let atWork = 0;

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

  /** As many of those whose names nobody works on as go together, whole names first. */
  function take(): { names: string[]; batch: Waiting<Thing>[] } {
    const names: string[] = [];
    const batch: Waiting<Thing>[] = [];
    for (const [name, queue] of queues) {
      if (namesInWork.has(name)) continue;
      if (batch.length > 0 && batch.length + queue.length > limit) continue;
      names.push(name);
      batch.push(...queue.splice(0, limit));
      if (queue.length === 0) queues.delete(name);
      if (batch.length >= limit) break;
    }
    return { names, batch };
  }

  const waitingFree = () =>
    [...queues].reduce((sum, [name, queue]) => sum + (namesInWork.has(name) ? 0 : queue.length), 0);

  async function next(): Promise<void> {
    const { names, batch } = take();
    if (batch.length === 0) return;
    for (const name of names) namesInWork.add(name);
    atWork += 1;
    const done = together(batch);
    begin();
    await done;
    atWork -= 1;
    for (const name of names) namesInWork.delete(name);
    begin();
  }

  function begin(): void {
    if (atWork === 0 || (atWork < AT_ONCE && waitingFree() >= MANY)) void next();
  }

  let isLooking = false;
  return (thing) =>
    new Promise((resolve, reject) => {
      const name = nameOf(thing);
      const queue = queues.get(name);
      if (queue) queue.push({ thing, resolve, reject });
      else queues.set(name, [{ thing, resolve, reject }]);
      if (isLooking) return;
      isLooking = true;
      // What comes in the same turn goes along.
      setImmediate(() => {
        isLooking = false;
        begin();
      });
    });
}
