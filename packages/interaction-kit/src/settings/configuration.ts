import type { InteractionVisibility, ProgramEmbed } from '@coaching/contracts';
import type { Coachee } from '../coachee/coachee';
import type { InteractionHead } from '../kind/interaction-head';

/** What is set of every kind of interaction with one coachee. */
export interface Configuration {
  client: Coachee | null;
  program: ProgramEmbed | null;
  /** Null while nobody has named it, where such an interaction is named by a rule. */
  title: string | null;
  timestamp: string | null;
  additional_information: string;
  /** Null while nobody has chosen: it is what new ones start with. */
  visibility: InteractionVisibility | null;
}

/** A new one. @param client who was preselected, or null */
export const newConfiguration = (client: Coachee | null): Configuration => ({
  client,
  program: null,
  title: '',
  timestamp: null,
  additional_information: '',
  visibility: null,
});

/** What an interaction that is there is set to. */
export const configurationOf = (
  interaction: Omit<InteractionHead, 'client_embed'> & {
    client_embed: Coachee;
    additional_information: string;
  },
): Configuration => ({
  client: interaction.client_embed,
  program: interaction.program_embed,
  title: interaction.title,
  timestamp: interaction.timestamp,
  additional_information: interaction.additional_information,
  visibility: interaction.visibility,
});

/** The fields it sets, as an interaction holds them. */
export function settingsOf(configuration: Configuration) {
  const { client, program, title, timestamp, additional_information, visibility } = configuration;
  return {
    client: client?.uid,
    program_embed: program,
    title: (title ?? '').trim(),
    timestamp,
    additional_information,
    ...(visibility && { visibility }),
  };
}
