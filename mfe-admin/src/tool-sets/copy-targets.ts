import type { Organization, ToolSet } from '@coaching/contracts';
import { ownerName, SYSTEM } from './tool-set-owner';

interface TargetGroup {
  group: string;
  items: { value: string; label: string }[];
}

const ranks = { System: 0, Organization: 1, User: 2 } as const;

/** Tool sets that a tool can be copied to, the platform's first, then each organisation's, then coaches'. */
export function copyTargets(
  sets: readonly ToolSet[],
  organizations: readonly Pick<Organization, 'uid' | 'name'>[],
): TargetGroup[] {
  const names = new Map(organizations.map(({ uid, name }) => [uid, name]));
  const groupOf = ({ config_entity, config_uid }: ToolSet) => {
    if (config_entity === 'Organization') return names.get(config_uid) ?? 'Other organizations';
    return config_entity === 'User' ? 'Coaches' : SYSTEM.name;
  };
  const labelOf = (set: ToolSet) => {
    const coach = set.config_entity === 'User' ? ownerName(set) : undefined;
    return coach ? `${set.name} · ${coach}` : set.name;
  };
  const inOrder = [...sets].sort(
    (one, other) =>
      ranks[one.config_entity] - ranks[other.config_entity] || groupOf(one).localeCompare(groupOf(other)),
  );
  const groups = new Map<string, TargetGroup['items']>();
  for (const set of inOrder) {
    const items = groups.get(groupOf(set)) ?? [];
    groups.set(groupOf(set), [...items, { value: set.uid, label: labelOf(set) }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
