import { formatMoment, interactionTitle, MESSAGES } from '@coaching/contracts';
import type { InteractionHead, ScreenKind } from '../kind';
import { coacheeNames } from './coachee-names';
import { durationText } from './duration-text';

/** What an interaction is called where a title is needed; most start without one. */
export const titleOf = ({ title }: { title: string }, { entity_type }: Pick<ScreenKind, 'entity_type'>) =>
  interactionTitle({ entity_type, title });

type HeadingFacts = Pick<InteractionHead, 'client_embed' | 'user_embed' | 'timestamp' | 'duration'>;

/** Who, when and how long, as the line under the title. */
export function subtitleOf(
  { client_embed, user_embed, timestamp, duration }: HeadingFacts,
  asClient: boolean,
): string {
  const person = asClient ? user_embed.username : coacheeNames(client_embed);
  const when = timestamp ? formatMoment(new Date(timestamp)) : MESSAGES.notStarted;
  return [person, when, ...(duration === null ? [] : [durationText(duration)])].join(' · ');
}
