import { askToConfirm, type ConfirmBy } from '@coaching/mfe-kit';
import { latePart } from '@coaching/ui-kit';
import { useEffect, useState } from 'react';

const ConfirmIdentityDialog = latePart(
  () => import('./confirm-identity-dialog'),
  ({ onAnswer }) => onAnswer(false),
);

interface Pending {
  by: ConfirmBy;
  answer: (confirmed: boolean) => void;
}

/** Asks the person who they are whenever a change must be confirmed first; what they typed waits below it. */
export function ConfirmIdentity() {
  const [pending, setPending] = useState<Pending | null>(null);
  const [opened, setOpened] = useState(false);

  useEffect(
    () =>
      askToConfirm(
        (by) =>
          new Promise((answer) => {
            setPending({ by, answer });
            setOpened(true);
          }),
      ),
    [],
  );
  if (!pending) return null;
  const answer = (confirmed: boolean) => {
    setOpened(false);
    pending.answer(confirmed);
  };
  return <ConfirmIdentityDialog by={pending.by} opened={opened} onAnswer={answer} />;
}
