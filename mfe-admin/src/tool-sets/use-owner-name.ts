import { useCall } from '@coaching/mfe-kit';
import type { NamedOwner } from './tool-set-owner';

/** What an owner is called of whom only an address tells, once the server says it. */
export function useOwnerName({ config_entity, config_uid: id, name, isUnnamed = false }: NamedOwner): string {
  const asked = (entity: typeof config_entity) => ({
    quiet: true,
    retry: false,
    enabled: isUnnamed && config_entity === entity,
  });
  const organization = useCall('getOrganization', { params: { id } }, asked('Organization')).data;
  const person = useCall('getUser', { params: { id } }, asked('User')).data;
  return organization?.organization.name ?? person?.user.username ?? name;
}
