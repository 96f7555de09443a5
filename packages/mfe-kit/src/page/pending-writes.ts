/** Writes onto this device that are under way. */
const running = new Set<Promise<unknown>>();

/** Writes that wait for more input before they begin. */
const waiting = new Set<() => void>();

/**
 * Has something written before the page is left on purpose: its screen may be unmounted only after that.
 * @returns removes the write again
 */
export function writeBeforeLeaving(write: () => void): () => void {
  waiting.add(write);
  return () => void waiting.delete(write);
}

/** Registers a write onto the device, which leaving the page on purpose waits for. */
export function trackWrite<Result>(write: Promise<Result>): Promise<Result> {
  running.add(write);
  const end = () => void running.delete(write);
  write.then(end, end);
  return write;
}

/**
 * Resolves when all that there is to write is on the device, or after `patience` milliseconds. A browser takes back what
 * a page wrote in the moment before it went away, although it was committed.
 */
export async function untilWritten(patience = 2000): Promise<void> {
  for (const write of waiting) write();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, patience, true);
  });
  while (running.size > 0) {
    if ((await Promise.race([Promise.allSettled(running), enough])) === true) break;
  }
  clearTimeout(timer);
}
