import type { Signals } from '@coaching/service-kit';
import type { Actors } from '../actor/actors';
import type { RequestContext } from '../edge/request-context';
import { type Sessions, sessionKey } from '../session/sessions';
import type { CallRow } from '../table/call-row';
import type { KnownCaller } from './caller';
import type { LiveStreams } from './live-streams';
import { relay } from './relay';
import type { Outgoing, Transport } from './transport';
import { watchReader } from './watch-reader';

/** What answering with events needs. */
export interface EventParts {
  transportTo(service: string): Transport;
  sessions: Sessions;
  actors: Actors;
  streams: LiveStreams;
  signals: Signals;
  /** How often a reader is looked at although no signal came, in milliseconds. */
  lookEveryMs: number;
  /** Lower-case names of headers that the gateway says itself. */
  ownHeaders: ReadonlySet<string>;
}

/** Ends a stream once its reader's session is over, they are gone, or they may do something else than when it began. */
function watch({ signedIn }: KnownCaller, end: () => void, parts: EventParts): () => void {
  if (!signedIn) return () => {};
  const { session, sessionActor } = signedIn;
  const { sessions, actors, signals, lookEveryMs } = parts;
  return watchReader({
    signals,
    lookEveryMs,
    until: session.real?.until,
    on: [
      ['session.ended', sessionKey(session.session_id)],
      ['person.changed', session.user_uid],
      ...sessionActor.organization_uids.map((uid) => ['organization.changed', uid] as const),
      ...(session.real ? [['person.changed', session.real.user_uid] as const] : []),
    ],
    async mayReadOn() {
      const [isGood, now] = await Promise.all([sessions.isGood(session), actors.actorNow(session)]);
      return isGood && now?.privileges === sessionActor.privileges;
    },
    end,
  });
}

/**
 * Answers with events as they come, until the caller leaves or may not read on, the owner ends them or this gateway
 * stops.
 * @throws when the service cannot be reached or breaks off; the answer may have begun then
 */
export async function answerEvents(
  context: RequestContext,
  { owner }: CallRow,
  outgoing: Outgoing,
  caller: KnownCaller,
  parts: EventParts,
): Promise<void> {
  const { until, end, close } = parts.streams.open(context.user_uid ?? context.address);
  const stopWatching = watch(caller, end, parts);
  // Nothing between here and the browser may gather events to compress them.
  context.response.setHeader('Cache-Control', 'no-store, no-transform');
  const endless = { ...outgoing, endless: true };
  try {
    await relay(parts.transportTo(owner), endless, context, parts.ownHeaders, until);
  } finally {
    stopWatching();
    close();
  }
}
