import type { ConfirmBy } from '@coaching/mfe-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { useState } from 'react';
import { ByCode } from './by-code';
import { ByPassword } from './by-password';

interface ConfirmIdentityDialogProps {
  by: ConfirmBy;
  opened: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks for one's password, or for a code where there is none or it is forgotten. */
export default function ConfirmIdentityDialog({ by, opened, onAnswer }: ConfirmIdentityDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={() => onAnswer(false)}
      title="Confirm that it is you"
      size={420}
      closeOnClickOutside={false}
    >
      {opened && <Question by={by} onAnswer={onAnswer} />}
    </Dialog>
  );
}

/** Begins anew each time the dialog opens. */
function Question({ by, onAnswer }: Omit<ConfirmIdentityDialogProps, 'opened'>) {
  const hasPassword = by.includes('password');
  const [way, setWay] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code');
  const answers = { onDone: () => onAnswer(true), onCancel: () => onAnswer(false) };
  return way === 'password' ? (
    <ByPassword {...answers} onOther={() => setWay('code')} />
  ) : (
    <ByCode {...answers} onOther={hasPassword ? () => setWay('password') : undefined} />
  );
}
