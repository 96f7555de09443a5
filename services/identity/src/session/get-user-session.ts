import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotSignedIn } from '@coaching/service-kit';
import type { Organizations } from '../organizations/organizations-repository';
import type { People } from '../people/people-repository';
import type { Programs } from '../programs/programs-repository';
import type { JournalKeys } from './journal-key';
import { presentSession } from './present-session';

interface Stores {
  people: People;
  organizations: Organizations;
  programs: Programs;
  journalKeyOf: JournalKeys;
}

export const getUserSession =
  (stores: Stores): Handler<'getUserSession'> =>
  async ({ actor }) => {
    const person = await stores.people.find(actor.uid);
    if (!person) throw new NotSignedIn(MESSAGES.signInFirst);
    return presentSession(stores, person, actor.organization_uid);
  };
