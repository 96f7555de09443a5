import type { InteractionVisibility } from '@coaching/contracts';
import type { AutosaveSnapshot } from '@coaching/mfe-kit/autosave';
import type { Sharing } from './visibility-words';

interface Shared {
  visibility: InteractionVisibility;
}

/** How far sharing has come: as asked for here, and as the server has it. */
export function sharingOf(
  interaction: Shared,
  { server, state }: Pick<AutosaveSnapshot<Shared>, 'server' | 'state'>,
): Sharing {
  if (interaction.visibility === 'private') return 'private';
  if (server?.visibility !== 'private') return 'shared';
  if (state === 'offline') return 'waiting';
  return state === 'error' ? 'refused' : 'under way';
}
