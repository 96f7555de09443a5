import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { latePart } from '../code-ahead/late-part';
import { useCodeAhead } from '../code-ahead/use-code-ahead';
import type { ConfirmRequest } from './confirm-request';

type Ask = (request: ConfirmRequest) => Promise<boolean>;
interface Pending {
  request: ConfirmRequest;
  answer: (confirmed: boolean) => void;
}

const ConfirmContext = createContext<Ask | null>(null);
const loadDialog = () => import('./confirm-dialog');
const ConfirmDialog = latePart(loadDialog, ({ onAnswer }) => onAnswer(false));

/** Gives `useConfirm` its dialog; part of UiProvider. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [opened, setOpened] = useState(false);
  useCodeAhead(loadDialog);

  const ask = useCallback<Ask>(
    (request) =>
      new Promise((answer) => {
        setPending({ request, answer });
        setOpened(true);
      }),
    [],
  );
  const answer = (confirmed: boolean) => {
    pending?.answer(confirmed);
    setOpened(false);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && <ConfirmDialog {...pending.request} opened={opened} onAnswer={answer} />}
    </ConfirmContext>
  );
}

/** Asks a question in a dialog: `if (await confirm({ title, confirm: 'Delete', destructive: true })) …`. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs UiProvider around it');
  return ask;
}
