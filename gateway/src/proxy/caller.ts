import { MESSAGES } from '@coaching/contracts';
import { BecomeOver, NotSignedIn } from '@coaching/service-kit';
import type { Actors, SessionActor } from '../actor/actors';
import type { RequestContext } from '../edge/request-context';
import type { SignedInSession } from '../session/session-data';
import type { Sessions } from '../session/sessions';
import type { CallRow } from '../table/call-row';

/** Who calls. */
export interface KnownCaller {
  /** Says so to services. */
  token: string;
  /** Their session and whom it is for; null when nobody is signed in. */
  signedIn: { session: SignedInSession; sessionActor: SessionActor } | null;
}

/**
 * Finds out who calls. A deleted person's session ends here.
 * @throws NotSignedIn where somebody must be; BecomeOver for who may be somebody else no more
 */
export async function callerOf(
  context: RequestContext,
  call: CallRow,
  { sessions, actors }: { sessions: Sessions; actors: Actors },
): Promise<KnownCaller> {
  const nobody = () => ({ token: actors.nobody(), signedIn: null });
  // Signing in and out must work for whoever was here before, and also while identity cannot say who that was.
  if (call.session === 'starts' || call.session === 'ends') return nobody();
  // A file's address is all that its sender or reader needs, and what is cached for everybody is nobody's.
  if (call.audience === 'public' && (call.sendsFile || call.answersFile)) return nobody();
  const signedIn = sessions.known(context) ?? (await sessions.find(context));
  const isTimeUp = signedIn !== null && sessions.isTimeUp(signedIn);
  const sessionActor = signedIn && !isTimeUp ? await actors.actorOfSession(signedIn) : null;
  if (signedIn && sessionActor) {
    context.user_uid = signedIn.user_uid;
    context.real_uid = signedIn.real?.user_uid ?? null;
    sessions.confirmHint(context);
    if (!signedIn.superseded && signedIn.privileges !== sessionActor.privileges)
      await sessions.renew(context, sessionActor.privileges);
    return { token: sessionActor.token, signedIn: { session: signedIn, sessionActor } };
  }
  // They go back on purpose: a page of the other person's must not go on as them.
  if (signedIn?.real) {
    if (call.audience === 'signed-in') throw new BecomeOver(MESSAGES.becomeOver);
    return nobody();
  }
  if (signedIn) await sessions.discard(context);
  if (call.audience === 'signed-in') throw new NotSignedIn(MESSAGES.signInFirst);
  return nobody();
}
