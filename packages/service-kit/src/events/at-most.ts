/** Resolves when the work is over, well or badly, or after a while; unlike a pause it keeps the process alive. */
export function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const over = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(over, over);
  });
}
