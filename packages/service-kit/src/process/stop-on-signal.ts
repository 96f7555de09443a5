/** Longer than any step of a stop waits; what takes longer waits for something that never comes. */
const LONGEST_STOP_MS = 30_000;

/** Runs `stop` once on SIGTERM or SIGINT, then ends the process: 0 when it went well, 1 when it did not or did not end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error(`Not stopped after ${LONGEST_STOP_MS / 1000} seconds; ended all the same.`);
      process.exit(1);
    }, LONGEST_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end);
}
