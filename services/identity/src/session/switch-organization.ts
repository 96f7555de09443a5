import { isStaff, mayWorkIn } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, NotFound, NotSignedIn } from '@coaching/service-kit';
import type { Accesses } from '../become/accesses-repository';
import { type Presenting, presentSession } from './present-session';
import { realOf } from './real-of';
import { sessionOf } from './session-of';
import { worksAlone } from './working-organization';

interface Stores extends Presenting {
  accesses: Accesses;
}

export const switchOrganization =
  (stores: Stores): Handler<'switchOrganization'> =>
  async ({ actor, body: { organization_uid }, now, grantSession }) => {
    const person = await stores.people.find(actor.uid);
    if (!person) throw new NotSignedIn(MESSAGES.signInFirst);
    if (organization_uid === null) {
      // Staff has nothing else to go back to, and who coaches alone has work of their own; others have none.
      if (!isStaff(person) && !worksAlone(person, now)) throw new NotAllowed(MESSAGES.notAllowed);
      grantSession(sessionOf(person, null));
      return presentSession(stores, person, null, await realOf(stores, actor));
    }
    const organization = await stores.organizations.find(organization_uid);
    if (!organization || !mayWorkIn(person, organization_uid)) throw new NotFound(MESSAGES.notFound);
    grantSession(sessionOf(person, organization_uid));
    return presentSession(stores, person, organization_uid, await realOf(stores, actor));
  };
