import type { Observation } from '@coaching/contracts';
import type { AutosaveSnapshot } from '@coaching/mfe-kit/autosave';
import type { Sharing } from './visibility-words';

/** How far sharing has come: as asked for here, and as the server has it. */
export function sharingOf(
  observation: Pick<Observation, 'visibility'>,
  { server, state }: Pick<AutosaveSnapshot<Observation>, 'server' | 'state'>,
): Sharing {
  if (observation.visibility === 'private') return 'private';
  if (server?.visibility !== 'private') return 'shared';
  if (state === 'offline') return 'waiting';
  return state === 'error' ? 'refused' : 'under way';
}
