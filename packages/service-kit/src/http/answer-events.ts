import type { Call } from '@coaching/contracts';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { securityLog } from '../security-log';
import type { AnsweredEvent } from '../service';
import type { OpenStreams } from './open-streams';
import { presented } from './presented';
import { type AnyHandler, readCall } from './read-call';
import { beginEvents, sendEvents } from './send-events';

type Events = AsyncIterable<AnsweredEvent<unknown>>;

/** Events as they may leave. */
async function* presentedEvents({ response: schema, path }: Call, events: Events): Events {
  for await (const { id, data } of events) yield { id, data: presented(schema, path, data) };
}

/** Answers a call that has no end: guards as for any other, then event after event. */
export function answerEvents(
  call: Call,
  handler: AnyHandler,
  streams: OpenStreams,
  log: Logger,
): RequestHandler {
  const logSecurity = securityLog(log);
  return async (request, response) => {
    const input = readCall(call, request, response, logSecurity);
    const gone = streams.open(response);
    const last_id = String(request.headers['last-event-id'] ?? '');
    const events = (await handler({ ...input, follower: { last_id, gone } })) as Events;
    beginEvents(response);
    if (request.method === 'HEAD') return void response.end();
    const { request_id } = input;
    await sendEvents(response, presentedEvents(call, events), gone).catch((error) =>
      log.error({ err: error, request_id, path: request.path }, 'a stream of events broke off'),
    );
  };
}
