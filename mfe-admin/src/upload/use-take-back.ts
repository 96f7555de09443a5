import type { CallResponse } from '@coaching/contracts';
import { callApi, callErrorText } from '@coaching/mfe-kit';
import { useState } from 'react';
import { refreshPeopleLists } from '../users/refresh-people-lists';

/** Who was left when the others were taken back, and why. */
export type LeftRow = CallResponse<'takeBackImport'>['left'][number];

const FAILED = 'Not everybody could be taken back. Please try again for the others.';

/** Takes an import back, part after part as the server answers each. @param onChange called when anything is another */
export function useTakeBack(onChange: () => void) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly LeftRow[] | null>(null);

  async function takeBack(uid: string) {
    setBusy(uid);
    setProblem(null);
    setLeft(null);
    const found: LeftRow[] = [];
    try {
      for (;;) {
        const answer = await callApi('takeBackImport', { body: { uid } }, { quiet: true });
        found.push(...answer.left);
        if (answer.import.status === 'taken-back') break;
      }
      setLeft(found);
    } catch (error) {
      setProblem(callErrorText(error) ?? FAILED);
      if (found.length > 0) setLeft(found);
    } finally {
      setBusy(null);
      onChange();
      refreshPeopleLists();
    }
  }
  return { takeBack, busy, problem, left };
}
