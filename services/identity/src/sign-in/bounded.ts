/** Thrown when as many as may wait are waiting already. */
export class Crowded extends Error {}

/**
 * Runs at most `running` tasks at a time and lets at most `waiting` more stand in line, first come first served.
 * @returns a function that runs a task in its turn; it throws Crowded when the line is full
 */
export function bounded({ running, waiting }: { running: number; waiting: number }) {
  const line: (() => void)[] = [];
  let free = running;
  const release = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) throw new Crowded();
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      release();
    }
  };
}
