import {
  type Call,
  type CallInput,
  type CallName,
  type CallResponse,
  type Calls,
  calls,
} from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER } from '../actor/actor-tokens';
import {
  addressOf,
  type LooseInput,
  refused,
  type ServiceAddress,
  type TestCaller,
  tokenOf,
} from './call-service';
import { type EventReader, eventReader } from './event-reader';

/** Events on their way to somebody. */
export interface TestStream<Data> extends EventReader<Data> {
  headers: Headers;
  /** Goes away, as a browser does. */
  leave(): void;
}

type EventCallName = {
  [Name in CallName]: Calls[Name] extends { answersEvents: true } ? Name : never;
}[CallName];

/**
 * Follows the events of a call as a caller.
 * @param last_id id of the last event they had before
 * @throws Refused
 */
export type FollowFor<Owned extends CallName> = <Name extends EventCallName & Owned>(
  name: Name,
  input: CallInput<Name>,
  caller: TestCaller,
  last_id?: string,
) => Promise<TestStream<CallResponse<Name>>>;

/** Follows over HTTP as the gateway does. */
export function followsAt<Owned extends CallName>({
  origin,
  tokens,
}: Pick<ServiceAddress, 'origin' | 'tokens'>): FollowFor<Owned> {
  return async (name, input, caller, last_id) => {
    const call: Call = calls[name];
    const reading = new AbortController();
    const headers: Record<string, string> = {
      accept: 'text/event-stream',
      [ACTOR_TOKEN_HEADER]: tokenOf(tokens, caller),
    };
    if (last_id) headers['last-event-id'] = last_id;
    const response = await fetch(origin + addressOf(call, input as LooseInput), {
      headers,
      signal: reading.signal,
    });
    if (!response.ok) throw await refused(response);
    const reader = eventReader<CallResponse<typeof name>>(response);
    return { ...reader, headers: response.headers, leave: () => reading.abort() };
  };
}
