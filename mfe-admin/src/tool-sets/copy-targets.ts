import { isSameOwner } from '@coaching/access';
import type { Organization, ToolSet } from '@coaching/contracts';
import { type NamedOwner, ownerName, SYSTEM } from './tool-set-owner';

/** Where a tool is copied to: a set, or the first one of an owner of whom none is stored. */
export type CopyTarget = { set_uid: string } | { owner: NamedOwner };

interface TargetGroup {
  group: string;
  items: { label: string; target: CopyTarget }[];
}

const ranks = { System: 0, Organization: 1, User: 2 } as const;

/** What the first set of an owner is called until it is stored. */
export const FIRST_SET = 'First tool set';

/**
 * Where a tool can be copied to: the platform's tool sets first, then each organisation's, the first one also of those
 * of whom none is stored, then coaches'.
 */
export function copyTargets(
  sets: readonly ToolSet[],
  organizations: readonly Pick<Organization, 'uid' | 'name'>[],
): TargetGroup[] {
  const names = new Map(organizations.map(({ uid, name }) => [uid, name]));
  const placed = sets.map((set) => {
    const { uid, name, config_entity, config_uid } = set;
    const owner = { config_entity, config_uid, name: ownerName(set) ?? '' };
    const coach = config_entity === 'User' && owner.name;
    return { owner, label: coach ? `${name} · ${coach}` : name, target: { set_uid: uid } as CopyTarget };
  });
  for (const { uid, name } of organizations) {
    const owner = { config_entity: 'Organization' as const, config_uid: uid, name };
    if (!placed.some((each) => isSameOwner(each.owner, owner)))
      placed.push({ owner, label: FIRST_SET, target: { owner } });
  }
  const groupOf = ({ config_entity, config_uid }: NamedOwner) => {
    if (config_entity === 'Organization') return names.get(config_uid) ?? 'Other organizations';
    return config_entity === 'User' ? 'Coaches' : SYSTEM.name;
  };
  placed.sort(
    ({ owner: one }, { owner: other }) =>
      ranks[one.config_entity] - ranks[other.config_entity] || groupOf(one).localeCompare(groupOf(other)),
  );
  const groups = new Map<string, TargetGroup['items']>();
  for (const { owner, label, target } of placed) {
    const items = groups.get(groupOf(owner)) ?? [];
    groups.set(groupOf(owner), [...items, { label, target }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
