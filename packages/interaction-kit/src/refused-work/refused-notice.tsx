import { latePart } from '@coaching/ui-kit';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { RefusedWorkProps } from './refused-work';

const loadDialog = () => import('./refused-dialog');
const RefusedDialog = latePart(loadDialog);

const ShowReason = createContext<(() => void) | null>(null);

/** Shows why what was written is refused, and what can be done; null while nothing is. */
export const useRefusedNotice = (): (() => void) | null => useContext(ShowReason);

interface RefusedNoticeProps extends Omit<RefusedWorkProps, 'problem'> {
  /** Why it could not be saved; null while it can, or is tried. */
  problem: string | null;
  /** All is saved. */
  isSettled: boolean;
  children: ReactNode;
}

/**
 * Has the reason at hand for what stands inside it, such as a header that says "Not saved". It is shown over the page
 * when it is asked for and never by itself: a save is refused while somebody types, and nothing moves under their hands.
 */
export function RefusedNotice({ problem, isSettled, children, ...work }: RefusedNoticeProps) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const [reason, setReason] = useState(problem);
  // While it is tried again the reason stays, in case it is refused once more.
  if (problem !== null && problem !== reason) setReason(problem);
  if (opened && isSettled) setOpened(false);

  const isRefused = problem !== null;
  useEffect(() => {
    // Before the network goes away.
    if (isRefused) void loadDialog().catch(() => undefined);
  }, [isRefused]);
  const show = useMemo(() => (isRefused ? () => setOpened(true) : null), [isRefused]);
  return (
    <ShowReason value={show}>
      {children}
      {opened !== null && reason !== null && (
        <RefusedDialog {...work} problem={reason} opened={opened} onClose={() => setOpened(false)} />
      )}
    </ShowReason>
  );
}
