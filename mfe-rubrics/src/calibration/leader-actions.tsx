import { mayEditCalibration } from '@coaching/access';
import type { Calibration } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Button, Icon, Link } from '@coaching/ui-kit';
import { IconEdit } from '@tabler/icons-react';
import { calibrationSetupPath } from './addresses';

interface LeaderActionsProps {
  calibration: Pick<Calibration, 'uid' | 'user' | 'organization_uid' | 'observers'>;
}

/** What only who leads a calibration does with it. */
export function LeaderActions({ calibration }: LeaderActionsProps) {
  const { actor } = useSession();
  const { uid, user, observers } = calibration;
  const ownership = {
    user,
    organization_uid: calibration.organization_uid ?? '',
    observers: observers.map(({ user_embed }) => user_embed.uid),
  };
  if (!mayEditCalibration(actor, ownership)) return null;
  return (
    <Button
      component={Link}
      href={calibrationSetupPath(uid)}
      variant="subtle"
      leftSection={<Icon of={IconEdit} size={18} />}
    >
      Edit calibration
    </Button>
  );
}
