import type { DomainEvent, UserEmbed } from '@coaching/contracts';
import { type EventReactions, type People, presentEmbed, type Transaction } from '@coaching/service-kit';
import { followTool } from '../steps/follow-tool';
import type { Steps } from '../steps/steps-repository';
import type { ToolCopy } from './tool-copy';
import type { Tools } from './tools-repository';

const nobody: UserEmbed = { uid: '', username: '', initials: '', picture: null };

/** What stays of a tool of which only its deletion was heard. */
const tombstone = (uid: string, entity_type: ToolCopy['entity_type']): Omit<ToolCopy, 'revision'> => ({
  uid,
  entity_type,
  title: '',
  timestamp: null,
  user: '',
  user_embed: nobody,
  clients: [],
  client_embeds: [],
  organization_uid: null,
  program_uid: null,
  deleted: true,
  writes: 0,
});

/** Keeps the copies of tools, and the steps below them, as the domains that own the tools tell it. */
export function keepTools(people: People, tools: Tools, steps: Steps): EventReactions {
  const put = async (known: ToolCopy | null, tool: ToolCopy, transaction: Transaction) => {
    await tools.put(tool, transaction.session);
    if (known) await followTool(steps, tool, transaction);
  };

  const keep = async (
    event: DomainEvent<'observation.updated' | 'observation.finished'>,
    transaction: Transaction,
  ) => {
    const { session } = transaction;
    const known = await tools.find(event.entity_uid, session);
    if (known && known.revision > event.revision) return;
    const { user_embed, clients, ...interaction } = event.data.interaction;
    const { uid, entity_type, title, timestamp, organization_uid, program_uid, visibility } = interaction;
    const called = await people.findAll(
      [user_embed, ...clients].map((embed) => embed.uid),
      session,
    );
    // Our own copy of a person is never older than the last name we put on their tools.
    const asCalledNow = (embed: UserEmbed) => presentEmbed(called.get(embed.uid) ?? embed);
    const tool: ToolCopy = {
      uid,
      entity_type,
      title,
      timestamp: timestamp === null ? null : new Date(timestamp),
      user: user_embed.uid,
      user_embed: asCalledNow(user_embed),
      clients: clients.map((client) => client.uid),
      client_embeds: clients.map(asCalledNow),
      organization_uid,
      program_uid,
      visibility,
      revision: event.revision,
      deleted: false,
      writes: (known?.writes ?? 0) + 1,
    };
    await put(known, tool, transaction);
  };

  const remove =
    (entity_type: ToolCopy['entity_type']) =>
    async ({ entity_uid, revision }: DomainEvent<'observation.deleted'>, transaction: Transaction) => {
      const known = await tools.find(entity_uid, transaction.session);
      if (known && known.revision > revision) return;
      const last = known ?? tombstone(entity_uid, entity_type);
      await put(known, { ...last, revision, deleted: true, writes: last.writes + 1 }, transaction);
    };

  return {
    'observation.updated': keep,
    'observation.finished': keep,
    'observation.deleted': remove('observation'),
  };
}
