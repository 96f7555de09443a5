import { ownershipOf } from '@coaching/access';
import type { InteractionEvent, UserEmbed } from '@coaching/contracts';
import {
  asCalledNow,
  type EventReactions,
  identityAfter,
  isPassedOver,
  type People,
  reactToInteractions,
} from '@coaching/service-kit';
import { eventsFor } from '../events/events-for';
import { following } from '../steps/following';
import type { StepRecord } from '../steps/step-record';
import type { Steps } from '../steps/steps-repository';
import type { ToolCopy } from './tool-copy';
import type { Tools } from './tools-repository';

const nobody: UserEmbed = { uid: '', username: '', initials: '', picture: null };

/** What stays of a tool of which nothing but its deletion was published here. */
const tombstone = ({ entity_uid }: InteractionEvent): Omit<ToolCopy, 'revision' | 'entity_type'> => ({
  uid: entity_uid,
  title: '',
  timestamp: null,
  user: '',
  user_embed: nobody,
  clients: [],
  client_embeds: [],
  organization_uid: null,
  program_uid: null,
  visibility: 'shared',
  deleted: true,
  writes: 0,
});

const peopleOf = ({ data }: InteractionEvent) =>
  'interaction' in data
    ? [data.interaction.user_embed, ...data.interaction.clients].map(({ uid }) => uid)
    : [];

/** The tool as this event leaves it. */
function toolAfter(
  event: InteractionEvent,
  known: ToolCopy | undefined,
  called: (embed: UserEmbed) => UserEmbed,
): ToolCopy {
  const stamps = {
    revision: event.revision,
    writes: (known?.writes ?? 0) + 1,
    ...identityAfter(event, known),
  };
  const { data } = event;
  if (!('interaction' in data)) return { ...(known ?? tombstone(event)), ...stamps, deleted: true };
  const { uid, title, timestamp, user_embed, clients } = data.interaction;
  return {
    uid,
    title,
    timestamp: timestamp === null ? null : new Date(timestamp),
    ...ownershipOf(data.interaction),
    user_embed: called(user_embed),
    client_embeds: clients.map(called),
    ...stamps,
    deleted: false,
  };
}

/**
 * Stores the copies of tools, and the steps below them, as the domains that own the tools publish it: under the tool's
 * title, to its coachees, into the recycle bin and out of it. Nobody wrote these steps, so their revisions stay, and
 * what a coach has open goes on saving. Many events are read and written at once.
 */
export function storeTools(people: People, tools: Tools, steps: Steps): EventReactions {
  return reactToInteractions(async (events, { session, announce }) => {
    const uids = [...new Set(events.map(({ entity_uid }) => entity_uid))];
    const now = await tools.findAll(uids, session);
    const called = asCalledNow(await people.findAll([...new Set(events.flatMap(peopleOf))], session));
    const below = await steps.ofTools([...now.keys()], session);
    const [written, followed] = [new Set<string>(), new Map<string, StepRecord>()];
    for (const event of events) {
      const uid = event.entity_uid;
      const known = now.get(uid);
      if (isPassedOver(event, known)) continue;
      const tool = toolAfter(event, known, called);
      now.set(uid, tool);
      written.add(uid);
      for (const step of below.get(uid) ?? []) {
        if (step.tool_type !== tool.entity_type) continue;
        const before = followed.get(step.uid) ?? step;
        const after = following(before, tool, known);
        followed.set(step.uid, after);
        for (const published of eventsFor(before, after)) await announce(published);
      }
    }
    await tools.putAll(
      [...written].map((uid) => now.get(uid)!),
      session,
    );
    await steps.put([...followed.values()], session);
  });
}
