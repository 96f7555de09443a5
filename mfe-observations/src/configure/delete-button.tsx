import { MESSAGES } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button, Icon, toast, useConfirm } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

/** Asks, deletes, says so and leads to the interactions (spec 1 sections 2 and 8). */
export function DeleteButton({ uid, className }: { uid: string; className?: string }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = useCallMutation('deleteObservation', {
    invalidates: ['getInteractions', 'getInteractionsWithClient'],
    onSuccess: () => {
      toast.info(MESSAGES.observationDeleted);
      navigate('/interactions');
    },
  });
  const ask = async () => {
    const sure = await confirm({
      title: 'Delete this observation?',
      message: 'Neither you nor your coachee will see it any longer.',
      confirm: 'Delete observation',
      destructive: true,
    });
    if (sure) remove.mutate({ params: { uid } });
  };
  return (
    <Button
      className={className}
      variant="subtle"
      color="red"
      loading={remove.isPending}
      leftSection={<Icon of={IconTrash} size={18} />}
      onClick={() => void ask()}
    >
      Delete
    </Button>
  );
}
