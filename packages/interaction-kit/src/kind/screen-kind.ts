import { type InteractionKind, interactionKinds } from '@coaching/contracts';

/** A kind of interaction, as the screens of all kinds must know it. */
export interface ScreenKind {
  entity_type: InteractionKind;
  /** What one is called in the middle of a sentence, such as 'observation'. */
  noun: string;
  /** What one is called where a sentence begins, or as a title: 'Observation'. */
  heading: string;
  /** The toast once one was deleted. */
  deleted: string;
  /** Whether its coach writes notes in it that coachees do not read. */
  hasCoachNotes: boolean;
  /** Under which other names devices store what was seen of one; it is forgotten along with it. */
  alsoSeen?: readonly string[];
}

/** A kind by its row in the table of kinds. */
export function screenKind(
  entity_type: InteractionKind,
  { hasCoachNotes = false }: Partial<Pick<ScreenKind, 'hasCoachNotes'>> = {},
): ScreenKind {
  const { noun } = interactionKinds[entity_type];
  const heading = noun.charAt(0).toUpperCase() + noun.slice(1);
  return { entity_type, noun, heading, deleted: `${heading} deleted successfully`, hasCoachNotes };
}
