import { ownershipOf } from '@coaching/access';
import type { DomainEvent, InteractionEvent, InteractionFacts, UserEmbed } from '@coaching/contracts';
import {
  asCalledNow,
  currentEvents,
  type EventReactions,
  identityAfter,
  type People,
  reactToInteractions,
} from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import { monthAtOrNone } from '../months/month-of';
import type { Organizations } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';
import type { Tools } from '../tools/tools-repository';
import { interactionKeys } from './interaction-keys';
import type { InteractionRecord } from './interaction-record';
import type { Interactions } from './interactions-repository';

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** What other domains publish of an interaction: the people in it as they are called now, and the tool's own name. */
interface NamesNow {
  user_embed: UserEmbed;
  client_embeds: UserEmbed[];
  tool_name: string;
}

/** The row for an interaction. @param zone the time zone of its organisation */
export function interactionRow(
  facts: InteractionFacts,
  revision: number,
  names: NamesNow,
  zone: string,
): InteractionRecord {
  const ownership = ownershipOf(facts);
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
    ...ownership,
    ...names,
    keys: interactionKeys({ ...facts, ...ownership, ...names }),
    month: monthAtOrNone(moment(facts.timestamp), zone),
  };
}

/** Whose interaction an event is about; of an event of something else, and of one that says nothing of it, none. */
export const coachOf = ({ data }: DomainEvent): string =>
  'interaction' in data ? data.interaction.user_embed.uid : '';

const factsOf = (events: readonly InteractionEvent[]) =>
  events.flatMap(({ data }) => ('interaction' in data ? [data.interaction] : []));

/**
 * Keeps the read model by the events of every kind of interaction, in whatever order they arrive. Many cost hardly
 * more than one: rows of one coach change the same few tallies, and all are read and written at once.
 */
export function storeInteractions(
  { people, tools, organizations }: { people: People; tools: Tools; organizations: Organizations },
  interactions: Interactions,
): EventReactions {
  /** What people and tools that interactions name are called. */
  async function namesOf(facts: readonly InteractionFacts[], session: ClientSession) {
    const uids = facts.flatMap(({ user_embed, clients }) => [user_embed, ...clients].map(({ uid }) => uid));
    const knownPeople = await people.findAll([...new Set(uids)], session);
    const knownTools = await tools.findAll(
      [...new Set(facts.flatMap(({ tool_uid }) => tool_uid ?? []))],
      session,
    );
    const called = asCalledNow(knownPeople);
    return ({ user_embed, clients, tool_uid, tool_name }: InteractionFacts): NamesNow => ({
      user_embed: called(user_embed),
      client_embeds: clients.map(called),
      tool_name: knownTools.get(tool_uid ?? '')?.name ?? tool_name,
    });
  }

  return reactToInteractions(async (events, { session }) => {
    const uids = [...new Set(events.map(({ entity_uid }) => entity_uid))];
    const known = await interactions.findAll(uids, session);
    const current = currentEvents(events, known);
    const facts = factsOf(current);
    const names = await namesOf(facts, session);
    const places = await organizations.findAll(
      facts.flatMap(({ organization_uid }) => organization_uid ?? []),
      session,
    );
    const zone = ({ organization_uid }: InteractionFacts) => zoneOf(places.get(organization_uid ?? ''));
    const rows = current.map((event) => {
      const { entity_uid: uid, revision, data } = event;
      const row =
        'interaction' in data
          ? interactionRow(data.interaction, revision, names(data.interaction), zone(data.interaction))
          : { uid, revision, deleted: true as const };
      return { ...row, ...identityAfter(event, known.get(uid)) };
    });
    await interactions.replaceAll(known, rows, session);
  });
}
