import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotSignedIn } from '@coaching/service-kit';
import type { Accesses } from '../become/accesses-repository';
import { type Presenting, presentSession } from './present-session';
import { realOf } from './real-of';

interface Stores extends Presenting {
  accesses: Accesses;
}

export const getUserSession =
  (stores: Stores): Handler<'getUserSession'> =>
  async ({ actor }) => {
    const person = await stores.people.find(actor.uid);
    if (!person) throw new NotSignedIn(MESSAGES.signInFirst);
    return presentSession(stores, person, actor.organization_uid, await realOf(stores, actor));
  };
