import {
  MESSAGES,
  type Observation,
  type ObservationDraft,
  type ProgramEmbed,
  type Visibility,
} from '@coaching/contracts';
import type { ToolOfObservation } from '../tool-set/tool-of-observation';

/** A person as the picker gives them. */
export interface Coachee {
  uid: string;
  username: string;
  initials: string;
  picture: string | null;
}

/** What the configure screen edits. */
export interface Configuration {
  client: Coachee | null;
  program: ProgramEmbed | null;
  title: string;
  timestamp: string | null;
  additional_information: string;
  /** Null while nobody has chosen: it is what new observations start with. */
  visibility: Visibility | null;
}

/** A new one; @param client who was preselected, or null */
export const newConfiguration = (client: Coachee | null): Configuration => ({
  client,
  program: null,
  title: '',
  timestamp: null,
  additional_information: '',
  visibility: null,
});

/** What an existing observation is set to. */
export const configurationOf = (observation: Observation): Configuration => ({
  client: observation.client_embed,
  program: observation.program_embed,
  title: observation.title,
  timestamp: observation.timestamp,
  additional_information: observation.additional_information,
  visibility: observation.visibility,
});

/** What is wrong with it, by field; empty when it can be saved. */
export function problemsOf({ client }: Configuration): { client?: string } {
  return client ? {} : { client: MESSAGES.coacheeRequired };
}

/** The fields it sets, as an observation holds them. */
export function settingsOf(configuration: Configuration) {
  const { client, program, title, timestamp, additional_information, visibility } = configuration;
  return {
    client: client?.uid,
    program_embed: program,
    title: title.trim(),
    timestamp,
    additional_information,
    ...(visibility && { visibility }),
  };
}

/**
 * The first save of an observation (spec 1 section 4, New observation).
 * @param tool what it was started with
 */
export function firstDraft(
  configuration: Configuration,
  uid: string,
  coach: { username: string },
  tool: ToolOfObservation,
): ObservationDraft {
  return {
    ...settingsOf(configuration),
    ...tool,
    uid,
    left_name: coach.username,
    right_name: configuration.client?.username ?? '',
    items: [],
  };
}

/** An observation changed by what was configured; a new coachee's name replaces the old one's over their lane. */
export function configured(observation: Observation, configuration: Configuration): Observation {
  const { client } = configuration;
  if (!client) return observation;
  const renamed = observation.right_name === observation.client_embed.username;
  return {
    ...observation,
    ...settingsOf(configuration),
    client: client.uid,
    right_name: renamed ? client.username : observation.right_name,
  };
}
