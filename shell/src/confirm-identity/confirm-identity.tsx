import { askToConfirm, type ConfirmBy } from '@coaching/mfe-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const ConfirmIdentityDialog = lazy(() => import('./confirm-identity-dialog'));

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
  return (
    <Suspense fallback={null}>
      <ConfirmIdentityDialog by={pending.by} opened={opened} onAnswer={answer} />
    </Suspense>
  );
}
