import type { Place } from '@coaching/access';
import { useCallMutation } from '@coaching/mfe-kit';
import { toast, useConfirm } from '@coaching/ui-kit';
import { entityOf } from './place-entity';
import { refreshPeopleLists } from './refresh-people-lists';

/** Takes somebody out of a place, once that was confirmed; their account and their other places stay. */
export function useRemoveUser(
  place: Place,
  message = 'They are taken out of this place only: their account, their other places and what they wrote stay.',
) {
  const confirm = useConfirm();
  const undo = useCallMutation('undoRemoveUser', {
    invalidates: ['getUser'],
    onSuccess: refreshPeopleLists,
  });
  const { mutate } = useCallMutation('removeUser', {
    invalidates: ['getUser'],
    onSuccess: (_, { body }) => {
      toast.success('Removed user successfully', { undo: () => undo.mutate({ body }) });
      refreshPeopleLists();
    },
  });
  return async ({ uid, username }: { uid: string; username: string }) => {
    const entity = entityOf(place);
    if (!entity) return;
    const sure = await confirm({
      title: `Remove ${username}?`,
      message,
      confirm: 'Remove user',
      destructive: true,
    });
    if (sure) mutate({ body: { user_uid: uid, entity } });
  };
}
