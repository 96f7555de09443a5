import { mayKnow } from '@coaching/access';
import type { Actor } from '@coaching/contracts';
import type { PersonCopy } from '@coaching/service-kit';

/** Everyone may ask for interactions with themselves, and with those they know. */
export const mayAskAbout = (actor: Actor, client_uid: string, client: PersonCopy | null) =>
  actor.uid === client_uid || (client !== null && !client.deleted && mayKnow(actor, client));
