import { isStaff, mayRemoveFrom } from '@coaching/access';
import type { CaseloadRow } from '@coaching/contracts';
import { newInteractionPath, startableTools } from '@coaching/interaction-kit/new-interaction';
import { useToolSet } from '@coaching/interaction-kit/tool-set';
import { useIsShown, useSession } from '@coaching/mfe-kit';
import type { MenuEntry } from '@coaching/ui-kit';
import { useRemoveUser } from '../users/use-remove-user';

/**
 * What can be done with a coachee: read what was, begin something new, take them out, and for staff their account;
 * undefined where that is nothing with anybody.
 */
export function useRowActions(coach_uid: string): ((row: CaseloadRow) => MenuEntry[]) | undefined {
  const { actor } = useSession();
  const isShown = useIsShown();
  const isOwn = coach_uid === actor.uid;
  const place = { kind: 'coaches', coach_uid } as const;
  const remove = useRemoveUser(
    place,
    'Who was invited as a coachee is one no longer. Those who share a place with the coach stay in this list, and what was written stays.',
  );
  const set = useToolSet({ enabled: isOwn });
  const mayManage = isStaff(actor) && isShown('/user');
  const mayRemove = mayRemoveFrom(actor, place);
  if (!isOwn && !mayManage && !mayRemove) return undefined;
  return ({ client_embed: { uid, username } }) => {
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
      ...(mayManage ? [{ label: 'Manage User', href: `/user/${uid}` }] : []),
      ...(mayRemove
        ? [{ label: 'Remove User', danger: true, onSelect: () => void remove({ uid, username }) }]
        : []),
    ];
  };
}
