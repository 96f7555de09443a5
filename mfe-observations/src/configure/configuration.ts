import { type LaneNaming, MESSAGES, type Observation, type ObservationDraft } from '@coaching/contracts';
import type { Coachee } from '@coaching/interaction-kit/coachee';
import {
  type Configuration as CommonConfiguration,
  configurationOf as commonConfigurationOf,
  newConfiguration as newCommonConfiguration,
  settingsOf,
} from '@coaching/interaction-kit/settings';
import type { ToolOfInteraction } from '@coaching/interaction-kit/tool-set';
import { byPeople, type LaneProblems, laneProblems, namesBy, namingOf } from '../lanes/lane-naming';

/** What the configure screen edits. */
export interface Configuration extends CommonConfiguration {
  /** Null while nobody has chosen: they are named as new observations start. */
  lanes: LaneNaming | null;
}

/** A new one; @param client who was preselected, or null */
export const newConfiguration = (client: Coachee | null): Configuration => ({
  ...newCommonConfiguration(client),
  lanes: null,
});

/** What an existing observation is set to. */
export const configurationOf = (observation: Observation): Configuration => ({
  ...commonConfigurationOf(observation),
  lanes: namingOf(observation),
});

/** What is wrong with it, by field; empty when it can be saved. */
export function problemsOf({ client, lanes }: Configuration): LaneProblems & { client?: string } {
  return { ...(!client && { client: MESSAGES.coacheeRequired }), ...laneProblems(lanes) };
}

/**
 * The first save of an observation (spec 1 section 4, New observation).
 * @param tool what it was started with
 */
export function firstDraft(
  configuration: Configuration,
  uid: string,
  coach: { username: string },
  tool: ToolOfInteraction,
) {
  const { client, lanes } = configuration;
  const pair = { user_embed: coach, client_embed: { username: client?.username ?? '' } };
  return {
    ...settingsOf(configuration),
    ...tool,
    uid,
    revision: 0,
    ...namesBy(lanes ?? byPeople, pair),
    items: [],
  } satisfies ObservationDraft;
}

/** An observation changed by what was configured; a new coachee's name replaces the old one's over their lane. */
export function configured(observation: Observation, configuration: Configuration): Observation {
  const { client, lanes } = configuration;
  if (!client) return observation;
  const { user_embed, client_embed } = observation;
  const names = namesBy(lanes ?? namingOf(observation), { user_embed, client_embed: client });
  const isOld = names.right_name === client_embed.username;
  return {
    ...observation,
    ...settingsOf(configuration),
    ...names,
    client: client.uid,
    right_name: isOld ? client.username : names.right_name,
  };
}
