import { writeVisitor } from '@coaching/service-kit';
import type { KnownDevices } from '../cookies/known-devices';
import type { Visitors } from '../cookies/visitors';
import type { RequestContext } from '../edge/request-context';
import type { CallRow } from '../table/call-row';
import { accountKey } from './account-key';
import type { Counters } from './counters';
import { type Try, tryCredentials } from './credentials';
import { countFeed } from './feeds';
import { tryMessage } from './messages';
import { network } from './network';

/** What it takes to know who tries, and how often they have. */
export interface LimitParts {
  counters: Counters;
  devices: KnownDevices;
  visitors: Visitors;
}

/** A limited call that was let through. */
export interface LimitedCall {
  attempt: Try;
  /** What is sent to services about the browser; null where nothing is. */
  visitor: string | null;
}

/**
 * Counts what the call's service says is limited, and tells which browser it is: what it asks for is its own.
 * @returns null for a call that is not limited, and for one that needs no more than counting
 * @throws TooMany
 */
export async function tryLimited(
  context: RequestContext,
  { limited }: CallRow,
  { counters, devices, visitors }: LimitParts,
): Promise<LimitedCall | null> {
  const { address } = context;
  if (!limited) return null;
  if (limited === 'feeds') {
    await countFeed(counters, address);
    return null;
  }
  if (limited === 'messages') return { attempt: await tryMessage(counters, address), visitor: null };
  const account = accountKey(context.email);
  const device = devices.nameTo(context, account);
  const attempt = await tryCredentials(counters, { kind: limited, address, account, device });
  const browser = visitors.nameOf(context, limited === 'mail');
  return { attempt, visitor: writeVisitor({ ...browser, network: network(address), device }) };
}
