import { sessionStore, useSession } from '@coaching/mfe-kit';
import { toast } from '@coaching/ui-kit';
import { useEffect, useMemo, useState } from 'react';

/** What was typed into dialogs of this page that were closed before it was saved. */
const drafts = new Map<string, unknown>();

// Who logs out leaves nothing; a session that ended goes on once its person has signed in again.
sessionStore.subscribe(() => {
  const hasLeft = sessionStore.lastSignedIn()?.journal_key === null;
  if (sessionStore.get().status === 'signed-out' && hasLeft) drafts.clear();
});

export interface DialogDraft<Values> {
  /** What was typed before the dialog was closed; undefined for nothing. */
  before: Values | undefined;
  /** To be called with what was typed, at every change. */
  store(values: Values): void;
  /** It was saved, or is not wanted any more. */
  forget(): void;
}

/**
 * What is typed into a dialog comes back when the dialog is opened again in this page: Escape, the cross and a press
 * beside it close it without asking, and take nothing away.
 * @param name a word for what is written in it, among all there are
 */
export function useDialogDraft<Values>(name: string): DialogDraft<Values> {
  const key = `${useSession().user.uid} ${name}`;
  const [before] = useState(() => drafts.get(key) as Values | undefined);
  useEffect(() => {
    if (before !== undefined) toast.info('What you typed is here again.');
  }, [before]);
  return useMemo(
    () => ({
      before,
      store: (values) => void drafts.set(key, values),
      forget: () => void drafts.delete(key),
    }),
    [before, key],
  );
}
