import { type CallResponse, calls, type ErrorBody } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER, type ActorTokens } from '@coaching/service-kit';
import { Unavailable } from '../edge/errors';
import { collect } from '../proxy/collect';
import type { Transport } from '../proxy/transport';
import type { SignedInSession } from '../session/session-data';

const away = 'We cannot see who you are just now. Your work is safe; please try again in a moment.';

/** Where identity says whom a session is for. */
function pathOf({ user_uid, organization_uid, real }: SignedInSession): string {
  const path = calls.getActor.path.replace(':user_uid', encodeURIComponent(user_uid));
  const query = new URLSearchParams();
  if (organization_uid) query.set('organization_uid', organization_uid);
  if (real) query.set('real_uid', real.user_uid);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Asks identity whom a session is for; null once that person is deleted, or who is there as them may be so no more.
 * @throws Unavailable when identity cannot say
 */
export async function fetchActor(
  identity: Transport,
  tokens: ActorTokens,
  signedIn: SignedInSession,
): Promise<CallResponse<'getActor'> | null> {
  const headers = { [ACTOR_TOKEN_HEADER]: tokens.sign({ actor: null, internal: true }) };
  const answer = await collect(identity, {
    method: 'GET',
    path: pathOf(signedIn),
    headers,
    body: null,
  }).catch((cause) => {
    throw new Unavailable(away, { cause });
  });
  if (answer.status === 404) return null;
  try {
    const body: unknown = JSON.parse(answer.body.toString());
    if (answer.status === 200) return calls.getActor.response.parse(body);
    throw new Error(`identity answered ${answer.status}: ${(body as ErrorBody).message}`);
  } catch (cause) {
    throw new Unavailable(away, { cause });
  }
}
