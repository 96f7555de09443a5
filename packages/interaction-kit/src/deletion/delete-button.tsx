import { Button, Icon, useConfirm } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ScreenKind } from '../kind';
import { refreshInteractionLists } from '../lists';
import { type Deletion, reportDeleted } from './report-deleted';

interface DeleteButtonProps {
  kind: ScreenKind;
  uid: string;
  deletion: Deletion;
  /** What its end means, where one goes then and where it is once it is back, if not as of any interaction. */
  as?: { message?: string; leadsTo?: string; restoredAt?: string };
  /** What the button says. */
  label?: string;
  className?: string;
}

const MESSAGE = 'Neither you nor your coachee will see it any longer.';

/** Asks, deletes, says so and leads to the interactions, or where else it belongs (spec 1 sections 2 and 8). */
export function DeleteButton({ kind, uid, deletion, as, label = 'Delete', className }: DeleteButtonProps) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { isPending, mutate } = useMutation({
    mutationFn: () => deletion.remove(uid),
    onSuccess: () => {
      refreshInteractionLists();
      navigate(as?.leadsTo ?? '/interactions');
      reportDeleted(kind, uid, deletion.restore, as?.restoredAt);
    },
    // The failure has been reported.
    meta: { quiet: true },
  });
  const ask = async () => {
    const sure = await confirm({
      title: `Delete this ${kind.noun}?`,
      message: as?.message ?? MESSAGE,
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
