import type { ServiceContext, Work } from '../service';

const LOOK_MS = 500;

/**
 * Work that is done in parts while the service is up, by one replica at a time; it begins again after a kill.
 * @param name the name of its lease
 * @param all does what waits; asks `goesOn` before each part, and leaves the rest where it says no
 */
export function backgroundWork(
  { lease: leaseOf, log }: Pick<ServiceContext, 'lease' | 'log'>,
  name: string,
  all: (goesOn: () => Promise<boolean>) => Promise<void>,
): Work {
  const lease = leaseOf(name);
  let stopped = false;
  let running: Promise<void> | null = null;
  const goesOn = async () => !stopped && (await lease.hold());
  const timer = setInterval(() => {
    running ??= all(goesOn)
      .catch((error) => log.error({ err: error }, `${name} wait to be worked off`))
      .finally(() => {
        running = null;
      });
  }, LOOK_MS).unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      await lease.release();
    },
  };
}
