import type { InteractionVisibility, ProgramEmbed, UserEmbed } from '@coaching/contracts';

/** What every interaction has, whatever is written in it. */
export interface InteractionHead {
  uid: string;
  title: string;
  /** When it began; null means not started. */
  timestamp: string | null;
  /** When it ended; null while it goes on. */
  end_timestamp: string | null;
  /** Minutes; null means not started. */
  duration: number | null;
  visibility: InteractionVisibility;
  /** Uid of the coach who owns it. */
  user: string;
  user_embed: UserEmbed;
  /** Uid of the coachee; a list where there are several. */
  client: string | readonly string[];
  client_embed: UserEmbed | UserEmbed[];
  program_embed: ProgramEmbed | null;
  organization_uid: string | null;
  /** Written while its organization showed its administrators counts alone, who never read it. */
  counts_only?: boolean;
}
