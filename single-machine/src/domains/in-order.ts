/** What has its place after others. */
interface Placed {
  name: string;
  /** Names of those before it; whoever is not there is not waited for. */
  after?: readonly string[];
}

/**
 * Puts each after those that it names, and leaves the order alone otherwise.
 * @throws when two wait for each other
 */
export function inOrder<Part extends Placed>(parts: readonly Part[]): Part[] {
  const placed: Part[] = [];
  let waiting = [...parts];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const next = waiting.find(({ after = [] }) => !after.some((name) => names.has(name)));
    if (!next) throw new Error(`These wait for each other: ${[...names].join(', ')}.`);
    placed.push(next);
    waiting = waiting.filter((part) => part !== next);
  }
  return placed;
}
