import { type InteractionKind, interactionKinds, type UserEmbed } from '@coaching/contracts';
import { discardUnsent, neverSent } from '@coaching/mfe-kit/autosave';
import { stepsAutosave } from '../action-steps';

/** Under which name devices store what was written in interactions of a kind and is not sent yet. */
export const interactionJournalName = (entity_type: InteractionKind): string =>
  entity_type.replaceAll('_', '-');

/** An interaction that this device alone knows of. */
export interface BegunHere {
  entity_type: InteractionKind;
  uid: string;
  title: string;
  clients: UserEmbed[];
}

/** As any kind of interaction is stored. */
interface Stored {
  revision: number;
  title: string;
  template?: boolean;
  client_embed: UserEmbed | UserEmbed[];
}

async function begunOf(entity_type: InteractionKind, user_uid: string): Promise<BegunHere[]> {
  const stored = {
    entity: interactionJournalName(entity_type),
    isNew: ({ revision }: Stored) => revision === 0,
  };
  const found = await neverSent<Stored>(stored, user_uid);
  return found.flatMap(({ uid, mine: { title, template, client_embed } }) => {
    const clients = [client_embed].flat();
    // A template is with nobody, and so is a conversation that is still being set up.
    return template || clients.length === 0 ? [] : [{ entity_type, uid, title, clients }];
  });
}

/** What somebody began on this device and the server does not have yet. */
export async function begunHere(user_uid: string): Promise<BegunHere[]> {
  const kinds = Object.keys(interactionKinds) as InteractionKind[];
  return (await Promise.all(kinds.map((kind) => begunOf(kind, user_uid)))).flat();
}

/** Deletes one of them, with its action steps. Nothing brings it back. */
export async function discardBegun({ entity_type, uid }: BegunHere, user_uid: string): Promise<void> {
  await discardUnsent({ entity: interactionJournalName(entity_type) }, user_uid, uid);
  await discardUnsent(stepsAutosave({ entity_type }), user_uid, uid);
}
