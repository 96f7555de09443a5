import {
  type EventType,
  type InteractionFacts,
  type Organization,
  type Person,
  type ToolSetFacts,
} from '@coaching/contracts';
import type { Announcement } from '../service';
import { interactionUpdated } from './interaction';

/** What a service stores of other domains, as their owners publish it. */
export interface Copies {
  /** Each at a revision of its own, where it says one. */
  people?: readonly (Person & { revision?: number })[];
  organizations?: readonly Organization[];
  toolSets?: readonly ToolSetFacts[];
  interactions?: readonly InteractionFacts[];
}

/** The events by which their owners publish these, each at this revision. */
export function eventsOfCopies(
  { people = [], organizations = [], toolSets = [], interactions = [] }: Copies,
  revision: number,
): Announcement<EventType>[] {
  return [
    ...organizations.map((organization) => ({
      type: 'organization.updated' as const,
      entity_uid: organization.uid,
      revision,
      data: { organization },
    })),
    ...people.map(({ revision: own = revision, ...person }) => ({
      type: 'user.updated' as const,
      entity_uid: person.uid,
      revision: own,
      data: { person },
    })),
    ...toolSets.map((tool_set) => ({
      type: 'tool_set.updated' as const,
      entity_uid: tool_set.uid,
      revision,
      data: { tool_set },
    })),
    ...interactions.map((interaction) => interactionUpdated(interaction, revision)),
  ];
}
