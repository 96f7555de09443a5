import { hasGlobalRole, isSameOwner, type ToolOwner } from '@coaching/access';
import type { Actor, Organization, ToolSet } from '@coaching/contracts';

/** Whose tool sets are shown, and what that owner is called. */
export interface NamedOwner extends ToolOwner {
  name: string;
  /** Nobody has said the name. */
  isUnnamed?: boolean;
}

/** The platform, as an owner of tool sets (spec 2 section 4). */
export const SYSTEM: NamedOwner = { config_entity: 'System', config_uid: 'system', name: 'System' };

/** What an owner is called of whom only an address tells. */
const UNNAMED = { Organization: 'Another organization', User: 'Another coach' } as const;

/**
 * Whose tool sets somebody chooses among, the first of them when nothing is chosen: those of the organisation they
 * work in, a coach without one their own, and who looks after the platform's content also its own (spec 2 section 2,
 * Tools screen).
 */
export function ownersFor(
  actor: Actor,
  organization: Pick<Organization, 'uid' | 'name'> | null,
): [NamedOwner, ...NamedOwner[]] {
  const own: NamedOwner[] = [];
  if (organization)
    own.push({ config_entity: 'Organization', config_uid: organization.uid, name: organization.name });
  else if (hasGlobalRole(actor, 'Coach'))
    own.push({ config_entity: 'User', config_uid: actor.uid, name: 'My own' });
  const [first = SYSTEM, ...more] = own;
  const managesContent = hasGlobalRole(actor, 'Superuser', 'Content Manager');
  return managesContent && first !== SYSTEM ? [first, ...more, SYSTEM] : [first, ...more];
}

/** What the owner of a set is called, by the tools that were made in it; undefined where there is none. */
export const ownerName = ({ tools, tools_hidden, ...set }: ToolSet): string | undefined =>
  [...tools, ...tools_hidden].find(({ tool_owner }) => isSameOwner(tool_owner, set))?.tool_owner.name;

/** The owners to choose among with the one that an address names, which may be none of theirs: the server decides. */
export function ownersWith(
  owners: [NamedOwner, ...NamedOwner[]],
  asked: Partial<ToolOwner>,
): { owner: NamedOwner; owners: readonly NamedOwner[] } {
  const { config_entity, config_uid } = asked;
  if (!config_entity || !config_uid) return { owner: owners[0], owners };
  const known = [...owners, SYSTEM].find((each) => isSameOwner(each, { config_entity, config_uid }));
  if (known) return { owner: known, owners };
  const name = config_entity === 'System' ? SYSTEM.name : UNNAMED[config_entity];
  const owner = { config_entity, config_uid, name, isUnnamed: true };
  return { owner, owners: [...owners, owner] };
}
