import { callRows } from '@coaching/contracts';
import { describeCall } from '@coaching/contracts/openapi';
import type { CallRow } from '../table/call-row';

/** The owner of the calls that the gateway answers itself. */
export const GATEWAY = 'gateway';

/** The calls that the gateway answers itself, from what several services say. */
export const ownCalls: readonly CallRow[] = callRows
  .filter(([, { owner }]) => owner === GATEWAY)
  .map(([name, call]) => ({ ...describeCall(name, call), owner: GATEWAY }));
