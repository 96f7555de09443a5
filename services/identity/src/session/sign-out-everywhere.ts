import type { Handler, ServiceContext } from '@coaching/service-kit';
import { changePerson } from '../people/change-person';
import type { People } from '../people/people-repository';
import { sessionOf, withSessionsEnded } from './session-of';

interface Parts {
  people: People;
  context: ServiceContext;
}

export const signOutEverywhere =
  (parts: Parts): Handler<'signOutEverywhere'> =>
  async ({ actor, now, grantSession, logSecurity }) => {
    const self = await changePerson(parts, actor.uid, now, withSessionsEnded);
    logSecurity({ event: 'signed-out-everywhere', result: 'done' });
    grantSession(sessionOf(self, actor.organization_uid));
    return { ok: true };
  };
