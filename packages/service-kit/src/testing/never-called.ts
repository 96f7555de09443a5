import { callRows, type ServiceName } from '@coaching/contracts';
import type { Handlers } from '../service';

/** Handler of a call that a test does not make. */
async function neverCalled(): Promise<never> {
  throw new Error('not called in these tests');
}

/** Handlers of all calls of a service, for tests that make none of them, or some that are given instead. */
export function neverCalledOf<Owner extends ServiceName>(owner: Owner): Handlers<Owner> {
  const owned = callRows.filter(([, call]) => call.owner === owner);
  return Object.fromEntries(owned.map(([name]) => [name, neverCalled])) as unknown as Handlers<Owner>;
}
