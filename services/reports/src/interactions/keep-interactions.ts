import type { DomainEvent, InteractionFacts, UserEmbed } from '@coaching/contracts';
import { type EventReactions, type People, presentEmbed, type Transaction } from '@coaching/service-kit';
import type { Tools } from '../tools/tools-repository';
import { interactionKeys } from './interaction-keys';
import type { InteractionRecord } from './interaction-record';
import type { Interactions } from './interactions-repository';

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** What of an interaction others tell: the people in it as they are called now, and the tool's own name. */
interface NamesNow {
  user_embed: UserEmbed;
  client_embeds: UserEmbed[];
  tool_name: string;
}

/** The row for an interaction. */
export function interactionRow(
  facts: InteractionFacts,
  revision: number,
  names: NamesNow,
): InteractionRecord {
  const whose = {
    user: facts.user_embed.uid,
    clients: facts.clients.map(({ uid }) => uid),
    organization_uid: facts.organization_uid,
    program_uid: facts.program_uid,
    // A word from before there was a choice says nothing of it.
    visibility: facts.visibility ?? 'shared',
  };
  return {
    uid: facts.uid,
    revision,
    deleted: false,
    title: facts.title,
    timestamp: moment(facts.timestamp),
    end_timestamp: moment(facts.end_timestamp),
    duration: facts.duration,
    entity_type: facts.entity_type,
    tool_uid: facts.tool_uid,
    ...whose,
    ...names,
    keys: interactionKeys({ ...facts, ...whose, ...names }),
  };
}

/** Keeps the read model as the domains that own the interactions tell it, in whatever order their words arrive. */
export function keepInteractions(people: People, tools: Tools, interactions: Interactions): EventReactions {
  const isOld = async (event: DomainEvent, { session }: Transaction) =>
    (await interactions.revisionOf(event.entity_uid, session)) > event.revision;

  const keep = async (
    event: DomainEvent<'observation.updated' | 'observation.finished'>,
    transaction: Transaction,
  ) => {
    if (await isOld(event, transaction)) return;
    const { interaction } = event.data;
    const { user_embed, clients, tool_uid } = interaction;
    const known = await people.findAll(
      [user_embed, ...clients].map(({ uid }) => uid),
      transaction.session,
    );
    const tool = tool_uid === null ? null : await tools.find(tool_uid, transaction.session);
    // Our own copy of a person is never older than the last name we put on their rows.
    const asCalledNow = (embed: UserEmbed) => presentEmbed(known.get(embed.uid) ?? embed);
    const names = {
      user_embed: asCalledNow(user_embed),
      client_embeds: clients.map(asCalledNow),
      tool_name: tool?.name ?? interaction.tool_name,
    };
    await interactions.put(interactionRow(interaction, event.revision, names), transaction.session);
  };

  return {
    'observation.updated': keep,
    'observation.finished': keep,
    async 'observation.deleted'(event, transaction) {
      if (await isOld(event, transaction)) return;
      const tombstone = { uid: event.entity_uid, revision: event.revision, deleted: true as const };
      await interactions.put(tombstone, transaction.session);
    },
  };
}
