import type { InteractionVisibility, ProgramEmbed } from '@coaching/contracts';
import { field, richText } from '@coaching/mfe-kit/merging';

const LONGEST_TITLE = 300;

function bothTitles(mine: string, theirs: string): string {
  if (theirs.startsWith(mine)) return theirs;
  if (mine.startsWith(theirs)) return mine;
  return `${mine} / ${theirs}`.slice(0, LONGEST_TITLE);
}

/** Two devices that open or finish an interaction do so once: what the server has already stands. */
const once = field<string | null>({ both: (mine, theirs) => theirs ?? mine });

const longer = (mine: number | null, theirs: number | null) =>
  mine === null || theirs === null ? (mine ?? theirs) : Math.max(mine, theirs);

const timer = field<{ started_at: string; minutes: number } | null>({
  // What was stored on a device before there were any has none.
  isSame: (one, other) => one?.started_at === other?.started_at && one?.minutes === other?.minutes,
  // Who stopped it meant it; of two that were started the later counts.
  both: (mine, theirs) => mine && theirs && (mine.started_at > theirs.started_at ? mine : theirs),
});

/** Sharing cannot be taken back, from whichever device it came. */
const shared = (): InteractionVisibility => 'shared';

/** How what a person can change in every kind of interaction comes together. */
export const interactionParts = {
  title: field({ both: bothTitles }),
  additional_information: richText<string>((mine, theirs) => mine + theirs),
  timestamp: once,
  end_timestamp: once,
  duration: field({ both: longer }),
  timer,
  program_embed: field<ProgramEmbed | null>({
    isSame: (one, other) => one?.program_uid === other?.program_uid,
  }),
  tool_config_entity: field<string | null>(),
  tool_config_entity_uid: field<string | null>(),
  tool_config_uid: field<string | null>(),
  tool_uid: field<string | null>(),
  visibility: field<InteractionVisibility>({ both: shared }),
};
