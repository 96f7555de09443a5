import type { RubricInstanceDraft } from '@coaching/contracts';
import type { Coachee } from '@coaching/interaction-kit/coachee';
import {
  type Configuration as CommonConfiguration,
  configurationOf as commonConfigurationOf,
  newConfiguration as newCommonConfiguration,
  settingsOf,
} from '@coaching/interaction-kit/settings';
import type { ToolOfInteraction } from '@coaching/interaction-kit/tool-set';
import { defaultTitle } from '../instance/default-title';
import type { EditedInstance } from '../instance/edited-instance';

/** What the configure screen edits. */
export interface Configuration extends CommonConfiguration {
  /** Its coachee is asked to score the same rubric. */
  invites_self_score: boolean;
  /** Observations whose tagged lines stand under their rows, and of whom these are; left out for none. */
  evidence?: { client_uid: string; uids: readonly string[] };
}

/** Of which rubric, by whom. */
interface Naming {
  rubric: { name: string };
  user_embed: { username: string };
}

/** A new one, which nobody has named; @param client who was preselected, or null */
export const newConfiguration = (client: Coachee | null): Configuration => ({
  ...newCommonConfiguration(client),
  title: null,
  invites_self_score: false,
});

/** The chosen observations of the coachee it is with: those of another one are none. */
export const evidenceOf = ({ client, evidence }: Configuration): string[] =>
  client && evidence?.client_uid === client.uid ? [...evidence.uids] : [];

/** What it is called: as somebody wrote, or by the rule. */
export const titleOf = ({ title, client }: CommonConfiguration, { rubric, user_embed }: Naming): string =>
  title?.trim() || defaultTitle(rubric, user_embed, client);

/** What a use of a rubric is set to; a title that nobody wrote goes along with its coachee. */
export function configurationOf(instance: EditedInstance): Configuration {
  const { title, rubric, user_embed, client, client_embed, invites_self_score, evidence } = instance;
  const isUnwritten = title === '' || title === defaultTitle(rubric, user_embed, client_embed);
  return {
    ...commonConfigurationOf(instance),
    title: isUnwritten ? null : title,
    invites_self_score,
    evidence: { client_uid: client, uids: evidence },
  };
}

const settings = (configuration: Configuration, naming: Naming) => ({
  ...settingsOf(configuration),
  title: titleOf(configuration, naming),
  invites_self_score: configuration.invites_self_score,
  evidence: evidenceOf(configuration),
});

/** The first save of a use of a rubric. @param tool the rubric's, as the set has it that offers it */
export const firstDraft = (
  configuration: Configuration,
  uid: string,
  { tool, ...naming }: Naming & { tool: ToolOfInteraction & { tool_uid: string } },
) => ({ ...settings(configuration, naming), ...tool, uid, revision: 0 }) satisfies RubricInstanceDraft;

/** A use of a rubric changed by what was configured. */
export function configured(instance: EditedInstance, configuration: Configuration): EditedInstance {
  const { client } = configuration;
  if (!client) return instance;
  return { ...instance, ...settings(configuration, instance), client: client.uid, client_embed: client };
}
