import { mayBecome } from '@coaching/access';
import { BECOME_MINUTES, MESSAGES, newUid } from '@coaching/contracts';
import { type Handler, NotAllowed, NotSignedIn } from '@coaching/service-kit';
import { admitted } from '../people/person-policy';
import { isDisabled } from '../people/person-record';
import { confirmed } from '../session/confirmation';
import { type Presenting, presentSession } from '../session/present-session';
import { sessionOf } from '../session/session-of';
import type { Accesses } from './accesses-repository';

const BECOME_MS = BECOME_MINUTES * 60_000;

/**
 * What is written down comes before what it lets one do: nobody is in an account of which its person is not told. An
 * account that is locked lets nobody in, and who asks in an old session proves first who they are.
 */
export const becomeUser =
  ({ accesses, ...parts }: Presenting & { accesses: Accesses }): Handler<'becomeUser'> =>
  async (request) => {
    const { actor, params, body, now, logSecurity, grantSession } = request;
    const person = admitted(actor, await parts.people.find(params.id), mayBecome);
    if (isDisabled(person)) throw new NotAllowed(MESSAGES.notBecome);
    await confirmed(parts.people, request);
    const self = await parts.people.find(actor.uid);
    if (!self) throw new NotSignedIn(MESSAGES.signInFirst);
    const ended_at = new Date(now.getTime() + BECOME_MS);
    await accesses.add({
      uid: newUid(now.getTime()),
      user_uid: person.uid,
      real_uid: self.uid,
      real_username: self.username,
      reason: body.reason,
      began_at: now,
      ended_at,
    });
    logSecurity({ event: 'became-user', result: 'done', about_uid: person.uid });
    const session = sessionOf(person);
    grantSession({ ...session, real: { user_uid: self.uid, until: ended_at.getTime() } });
    const real = { uid: self.uid, username: self.username, until: ended_at.toISOString() };
    return presentSession(parts, person, session.organization_uid, real);
  };
