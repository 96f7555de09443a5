import { isLoopback } from '@coaching/service-kit';
import { asHostname } from '../interface';

/**
 * Whether the demo may be made: its accounts have a password that everybody can read, so beyond this machine it must be
 * asked for by name.
 */
export function maySeedDemo({
  SEED_DEMO,
  PUBLIC_ORIGIN,
  HOST,
}: {
  SEED_DEMO?: boolean;
  PUBLIC_ORIGIN?: string;
  HOST: string;
}): boolean {
  if (SEED_DEMO !== undefined) return SEED_DEMO;
  const here = [asHostname(HOST), ...(PUBLIC_ORIGIN ? [new URL(PUBLIC_ORIGIN).hostname] : [])];
  return here.every(isLoopback);
}
