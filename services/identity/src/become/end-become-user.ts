import type { Handler } from '@coaching/service-kit';
import type { Accesses } from './accesses-repository';

/** The gateway knows who goes on in the session; here it is written down since when. */
export const endBecomeUser =
  (accesses: Accesses): Handler<'endBecomeUser'> =>
  async ({ actor, now, logSecurity }) => {
    if (actor?.real_uid !== undefined) {
      await accesses.end({ user_uid: actor.uid, real_uid: actor.real_uid }, now);
      logSecurity({ event: 'is-oneself-again', result: 'done' });
    }
    return { ok: true };
  };
