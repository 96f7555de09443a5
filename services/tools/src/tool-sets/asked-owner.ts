import { type Actor, type CallParams, NO_ENTITY } from '@coaching/contracts';
import { type SetOwner, SYSTEM } from './tool-set-record';

/**
 * Whose tool sets are asked for; for no organisation in particular, that of the one they work in, and without one the
 * platform.
 */
export function askedOwner(
  { entity, uid }: Pick<CallParams<'getToolConfig'>, 'entity' | 'uid'>,
  { organization_uid }: Pick<Actor, 'organization_uid'>,
): SetOwner {
  if (entity !== 'Organization' || uid !== NO_ENTITY) return { config_entity: entity, config_uid: uid };
  return organization_uid === null ? SYSTEM : { config_entity: entity, config_uid: organization_uid };
}
