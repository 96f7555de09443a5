import type { PeopleEntity } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { Button, toast, useConfirm } from '@coaching/ui-kit';

interface LeavePlaceProps {
  entity: PeopleEntity;
  /** What the place is called. */
  name: string;
  onLeft: () => void;
}

/** Leaves an organisation or a program, once that was confirmed: back one comes by an invitation alone. */
export function LeavePlace({ entity, name, onLeft }: LeavePlaceProps) {
  const confirm = useConfirm();
  const leave = useCallMutation('leavePlace', {
    onSuccess: () => {
      toast.success(`You have left ${name}`);
      onLeft();
    },
  });
  async function ask() {
    const sure = await confirm({
      title: `Leave ${name}?`,
      message:
        entity.entity_type === 'organization'
          ? 'You leave it with its programs. Your account, your other places and what you wrote stay. To come back you need an invitation.'
          : 'Your account, your other places and what you wrote stay. To come back you need an invitation or its course code.',
      confirm: 'Leave',
      destructive: true,
    });
    if (sure) leave.mutate({ body: { entity } });
  }
  return (
    <Button
      variant="subtle"
      color="red"
      aria-label={`Leave ${name}`}
      loading={leave.isPending}
      onClick={() => void ask()}
    >
      Leave
    </Button>
  );
}
