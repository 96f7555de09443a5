import type { Interview } from '@coaching/contracts';
import type { InteractionHead } from '@coaching/interaction-kit/kind';

/** A conversation as what all interactions have in common knows it. */
export const headOf = (interview: Interview): Interview & InteractionHead & { client: string[] } => ({
  ...interview,
  client: interview.client_embed.map(({ uid }) => uid),
});
