import type { ServiceContext, Transaction, Work } from '../service';

/**
 * Writes what a version before has stored anew while the service is up, part after part, each in one transaction; none
 * is left the next time.
 * @param problem what is logged where it fails
 * @param next writes some of them; answers how many, 0 at the end
 * @param done is called when none is left
 */
export function rewriteOldRows(
  { transaction, log }: Pick<ServiceContext, 'transaction' | 'log'>,
  problem: string,
  next: (transaction: Transaction) => Promise<number>,
  done: () => void = () => undefined,
): Work {
  let stopped = false;
  async function all(): Promise<void> {
    while (!stopped) if ((await transaction(next)) === 0) return done();
  }
  const running = all().catch((error) => log.error({ err: error }, problem));
  return {
    async stop() {
      stopped = true;
      await running;
    },
  };
}
