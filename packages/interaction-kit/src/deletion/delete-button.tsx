import { Button, Icon, useConfirm } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { InteractionHead, ScreenKind } from '../kind';
import { refreshInteractionLists } from '../lists';
import { type Deletion, reportDeleted } from './report-deleted';

interface DeleteButtonProps {
  kind: ScreenKind;
  of: Pick<InteractionHead, 'uid' | 'client_embed'> & { visibility: string };
  deletion: Deletion;
  /** What its end means, where one goes then and where it is once it is back, if not as of any interaction. */
  as?: { message?: string; leadsTo?: string; restoredAt?: string };
  /** What the button says. */
  label?: string;
  className?: string;
}

/** Who loses it. What is private is read by its coach alone. */
function meaning({ visibility, client_embed }: DeleteButtonProps['of']): string {
  if (visibility === 'private') return 'You will not see it any longer.';
  return `Neither you nor your ${[client_embed].flat().length > 1 ? 'coachees' : 'coachee'} will see it any longer.`;
}

/** Asks, deletes, says so and leads to the interactions, or where else it belongs (spec 1 sections 2 and 8). */
export function DeleteButton({ kind, of, deletion, as, label = 'Delete', className }: DeleteButtonProps) {
  const { uid } = of;
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { isPending, mutate } = useMutation({
    mutationFn: () => deletion.remove(uid),
    onSuccess: () => {
      refreshInteractionLists();
      // Whoever goes back does not come to what is no more.
      navigate(as?.leadsTo ?? '/interactions', { replace: true });
      reportDeleted(kind, uid, deletion.restore, as?.restoredAt);
    },
    // The failure has been reported.
    meta: { quiet: true },
  });
  const ask = async () => {
    const sure = await confirm({
      title: `Delete this ${kind.noun}?`,
      message: as?.message ?? meaning(of),
      confirm: `Delete ${kind.noun}`,
      destructive: true,
    });
    if (sure) mutate();
  };
  return (
    <Button
      className={className}
      variant="subtle"
      color="red"
      loading={isPending}
      leftSection={<Icon of={IconTrash} size={18} />}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}
