import {
  binPath,
  calls,
  type DeletedReference,
  MESSAGES,
  type RestorePreview,
  type ServiceName,
} from '@coaching/contracts';
import {
  ACTOR_TOKEN_HEADER,
  CALLER_ADDRESS_HEADER,
  NotFound,
  NotSignedIn,
  REQUEST_ID_HEADER,
  validate,
} from '@coaching/service-kit';
import type { Actors } from '../actor/actors';
import { AWAY, answerJson } from '../edge/answers';
import { Unavailable } from '../edge/errors';
import type { RequestContext } from '../edge/request-context';
import { callerOf } from '../proxy/caller';
import { type Collected, collect } from '../proxy/collect';
import { PLAIN_JSON, readJson } from '../proxy/plain-json';
import { readBody } from '../proxy/read-body';
import { SERVICE_TIMEOUT_MS, type Transport } from '../proxy/transport';
import type { Sessions } from '../session/sessions';
import type { CallRow } from '../table/call-row';
import { alongIn, askBin, joined, PATIENCE_MS, servicesWithBins } from './ask-bins';

/** What joining the services' recycle bins needs. */
export interface RecycleBinParts {
  transportTo(service: string): Transport;
  sessions: Sessions;
  actors: Actors;
}

/** Asks a service on behalf of whoever calls. */
type Ask = (service: ServiceName, path: string, sent?: unknown) => Promise<Collected>;

async function askerFor(context: RequestContext, call: CallRow, parts: RecycleBinParts): Promise<Ask> {
  const { signedIn } = await callerOf(context, call, parts);
  if (!signedIn) throw new NotSignedIn(MESSAGES.signInFirst);
  const token = signedIn.sessionActor.internalToken();
  return (service, path, sent) => {
    const headers: Record<string, string> = {
      [ACTOR_TOKEN_HEADER]: token,
      [CALLER_ADDRESS_HEADER]: context.address,
      [REQUEST_ID_HEADER]: context.id,
    };
    if (sent !== undefined) headers['content-type'] = PLAIN_JSON;
    const method = sent === undefined ? 'GET' : 'POST';
    const body = sent === undefined ? null : Buffer.from(JSON.stringify(sent));
    const until = AbortSignal.timeout(sent === undefined ? PATIENCE_MS : SERVICE_TIMEOUT_MS);
    return collect(parts.transportTo(service), { method, path, headers, body }, until);
  };
}

async function answerList(context: RequestContext, ask: Ask): Promise<void> {
  const query = validate(calls.getRecycleBin.query, Object.fromEntries(new URLSearchParams(context.search)));
  const bins = await Promise.all(
    servicesWithBins.map(async (service) => {
      const askPage = (search: URLSearchParams) => ask(service, `${binPath(service)}?${search}`);
      return [service, await askBin(askPage, query).catch(() => null)] as const;
    }),
  );
  answerJson(context, 200, joined(new Map(bins), query));
}

/** What the owner of an object answers. @throws Unavailable when that is no answer of ours */
async function answerOf(asked: Promise<Collected>): Promise<{ status: number; body: unknown }> {
  const { status, body } = await asked.catch((cause: unknown) => {
    throw new Unavailable(AWAY, { cause });
  });
  if (status >= 500) throw new Unavailable(AWAY, { cause: new Error(`the service answered ${status}`) });
  return { status, body: JSON.parse(body.toString()) };
}

/** Answers what comes back with an object: as its owner says, and what other services add to it. */
async function answerPreview(
  context: RequestContext,
  ask: Ask,
  { service, kind, uid }: DeletedReference,
): Promise<void> {
  const askOne = (one: ServiceName) =>
    ask(one, [binPath(one), ...[kind, uid].map(encodeURIComponent)].join('/'));
  const others = servicesWithBins.filter((one) => one !== service);
  const [{ status, body }, ...more] = await Promise.all([
    answerOf(askOne(service)),
    ...others.map((one) => askOne(one).then(alongIn, () => [])),
  ]);
  if (status !== 200) return answerJson(context, status, body);
  const preview = body as RestorePreview;
  answerJson(context, 200, { ...preview, along: [...preview.along, ...more.flat()] });
}

const requireBin = (service: ServiceName) => {
  if (!servicesWithBins.includes(service)) throw new NotFound(MESSAGES.notFound);
};

async function referenceIn(context: RequestContext): Promise<DeletedReference> {
  const sent = await readBody(context.request);
  return validate(calls.undelete.body, sent ? readJson(sent).value : undefined).obj;
}

/**
 * Answers the calls about the recycle bin: each service says what is in its own, and decides what comes back.
 * @param path below the API's base
 * @throws NotSignedIn, Invalid, NotFound; Unavailable when the owner of an object cannot be reached
 */
export async function answerRecycleBin(
  context: RequestContext,
  call: CallRow,
  path: string,
  parts: RecycleBinParts,
): Promise<void> {
  if (call.path === calls.undelete.path) {
    // Read before anything is waited for: a body that nobody listens to is lost.
    const obj = await referenceIn(context);
    const ask = await askerFor(context, call, parts);
    requireBin(obj.service);
    const { status, body } = await answerOf(ask(obj.service, binPath(obj.service), { obj }));
    answerJson(context, status, body);
    // An organisation that is back is whose people belong to it again.
    return parts.actors.forget();
  }
  const ask = await askerFor(context, call, parts);
  if (call.path === calls.getRecycleBin.path) return answerList(context, ask);
  const [, , service, kind, uid] = path.split('/').map(decodeURIComponent);
  const named = validate(calls.getUndeletePreview.params, { service, kind, uid });
  requireBin(named.service);
  return answerPreview(context, ask, named);
}
