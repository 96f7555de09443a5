import { type InteractionKind, interactionKinds, type UserEmbed } from '@coaching/contracts';
import { discardUnsent, unsentOf } from '@coaching/mfe-kit/autosave';
import { stepsAutosave } from '../action-steps';

/** Under which name devices store what was written in interactions of a kind and is not sent yet. */
export const interactionJournalName = (entity_type: InteractionKind): string =>
  entity_type.replaceAll('_', '-');

/** An interaction of which this device has what the server does not. */
export interface UnsentHere {
  entity_type: InteractionKind;
  uid: string;
  title: string;
  clients: UserEmbed[];
  /** All of it: the server has never had it. */
  isNew: boolean;
}

/** As any kind of interaction is stored. */
interface Stored {
  revision: number;
  title: string;
  template?: boolean;
  client_embed: UserEmbed | UserEmbed[];
}

async function unsentOfKind(entity_type: InteractionKind, user_uid: string): Promise<UnsentHere[]> {
  const stored = {
    entity: interactionJournalName(entity_type),
    isNew: ({ revision }: Stored) => revision === 0,
  };
  const found = await unsentOf<Stored>(stored, user_uid);
  return found.flatMap(({ uid, isNew, mine: { title, template, client_embed } }) => {
    const clients = [client_embed].flat();
    // A template is with nobody, and so is a conversation that is still being set up.
    return template || clients.length === 0 ? [] : [{ entity_type, uid, title, clients, isNew }];
  });
}

/** What somebody began or changed on this device and the server does not have yet. */
export async function unsentHere(user_uid: string): Promise<UnsentHere[]> {
  const kinds = Object.keys(interactionKinds) as InteractionKind[];
  return (await Promise.all(kinds.map((kind) => unsentOfKind(kind, user_uid)))).flat();
}

/** Deletes from this device what is unsent of one of them, with its action steps. Nothing brings it back. */
export async function discardHere({ entity_type, uid }: UnsentHere, user_uid: string): Promise<void> {
  await discardUnsent({ entity: interactionJournalName(entity_type) }, user_uid, uid);
  await discardUnsent(stepsAutosave({ entity_type }), user_uid, uid);
}
