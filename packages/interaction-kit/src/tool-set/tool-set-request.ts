import { hasGlobalRole } from '@coaching/access';
import { type Actor, type CallParams, DEFAULT_TOOL_SET, NO_ENTITY } from '@coaching/contracts';

/** Whose tools somebody works with: a coach without an organisation their own, everyone else the organisation's. */
export function toolSetRequest(actor: Actor): { params: CallParams<'getToolConfig'> } {
  const { uid, organization_uid } = actor;
  const isAlone = organization_uid === null && hasGlobalRole(actor, 'Coach');
  const owner = isAlone
    ? ({ entity: 'User', uid } as const)
    : ({ entity: 'Organization', uid: organization_uid ?? NO_ENTITY } as const);
  return { params: { ...owner, toolset_uid: DEFAULT_TOOL_SET } };
}
