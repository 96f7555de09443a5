import { isStaff } from '@coaching/access';
import type { CaseloadRow } from '@coaching/contracts';
import { newInteractionPath, startableTools } from '@coaching/interaction-kit/new-interaction';
import { useToolSet } from '@coaching/interaction-kit/tool-set';
import { useIsShown, useSession } from '@coaching/mfe-kit';
import type { MenuEntry } from '@coaching/ui-kit';

/** What can be done with a coachee: read what was, begin something new, and for staff their account. */
export function useRowActions(isOwn: boolean): (row: CaseloadRow) => MenuEntry[] {
  const { actor } = useSession();
  const isShown = useIsShown();
  const set = useToolSet({ enabled: isOwn });
  return ({ client_embed: { uid } }) => {
    const interactions = `/interactions/${uid}`;
    const beginning = { actor, client_uid: uid, today: new Date(), isShown };
    const tools = isOwn && set ? startableTools(set.tools, beginning) : [];
    return [
      ...(isOwn && isShown(interactions) ? [{ label: 'Interactions', href: interactions }] : []),
      ...tools.map((tool) => ({
        label: `New ${tool.name}`,
        note: tool.tool_type,
        href: newInteractionPath(tool, uid),
      })),
      ...(isStaff(actor) && isShown('/user') ? [{ label: 'Manage User', href: `/user/${uid}` }] : []),
    ];
  };
}
