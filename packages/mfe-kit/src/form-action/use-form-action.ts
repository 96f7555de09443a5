import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, callErrorText } from '../api';
import { type Problems, problemsFrom, type Refusal } from '../form-problems';
import { focusAfter, type SentFrom } from './focus-after';

const refusalOf = (error: unknown): Refusal => ({
  sentence: callErrorText(error),
  errors: error instanceof ApiError ? (error.body?.errors ?? []) : [],
});

/**
 * Runs what a form does, one at a time, and holds what was wrong with it. After a refusal the first field with an error
 * has the focus (look.md, Forms), else it is where it was.
 * @param fields see `problemsFrom`
 */
export function useFormAction<Field extends string>(fields: readonly Field[], otherwise: Field) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [busy, setBusy] = useState(false);
  const sentFrom = useRef<SentFrom>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: problems stand under their fields once they are shown
  useEffect(() => {
    if (busy) return;
    focusAfter(sentFrom.current);
    sentFrom.current = null;
  }, [busy, problems]);

  const run = useCallback(
    async (found: Problems<Field>, act: () => Promise<void>) => {
      sentFrom.current = document.activeElement;
      setProblems(found);
      if (Object.values(found).some(Boolean)) return;
      setBusy(true);
      try {
        await act();
      } catch (error) {
        setProblems(problemsFrom(refusalOf(error), fields, otherwise));
      } finally {
        setBusy(false);
      }
    },
    [fields, otherwise],
  );
  return { problems, busy, run };
}
