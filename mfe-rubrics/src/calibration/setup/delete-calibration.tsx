import { callApi, history, queryClient, useCallMutation } from '@coaching/mfe-kit';
import { Button, Icon, toast, useConfirm } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { CALIBRATIONS, calibrationPath } from '../addresses';

interface DeleteCalibrationProps {
  uid: string;
  title: string;
  className?: string;
}

/** Says that it was deleted, and brings it back for who did not mean it; the offer stands again when that fails. */
function reportDeleted(uid: string, title: string): void {
  const bringBack = async () => {
    try {
      await callApi('undeleteCalibration', { params: { uid } });
    } catch {
      return reportDeleted(uid, title);
    }
    void queryClient.invalidateQueries();
    history.push(calibrationPath(uid));
  };
  toast.info(`${title} is deleted.`, { undo: () => void bringBack() });
}

/** Asks, moves a calibration to the recycle bin with all that was scored in it, and leads to the list. */
export function DeleteCalibration({ uid, title, className }: DeleteCalibrationProps) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { isPending, mutate } = useCallMutation('deleteCalibration', {
    invalidates: ['getCalibrations'],
    onSuccess: () => {
      navigate(CALIBRATIONS);
      reportDeleted(uid, title);
    },
  });
  const ask = async () => {
    const isSure = await confirm({
      title: 'Delete this calibration?',
      message: 'Nobody will see it any longer, its observers and what they scored included.',
      confirm: 'Delete calibration',
      destructive: true,
    });
    if (isSure) mutate({ params: { uid } });
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
      Delete calibration
    </Button>
  );
}
