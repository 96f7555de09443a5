import { ApiError, callErrorText } from '@coaching/mfe-kit';
import { useCallback, useState } from 'react';
import { type Problems, problemsFrom, type Said } from './refusal';

const saidBy = (error: unknown): Said => ({
  sentence: callErrorText(error),
  errors: error instanceof ApiError ? (error.body?.errors ?? []) : [],
});

/**
 * Runs what a form does, one at a time, and keeps what was wrong with it.
 * @param fields see `problemsFrom`
 */
export function useFormAction<Field extends string>(fields: readonly Field[], otherwise: Field) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [busy, setBusy] = useState(false);

  const run = useCallback(
    async (found: Problems<Field>, act: () => Promise<void>) => {
      setProblems(found);
      if (Object.values(found).some(Boolean)) return;
      setBusy(true);
      try {
        await act();
      } catch (error) {
        setProblems(problemsFrom(saidBy(error), fields, otherwise));
      } finally {
        setBusy(false);
      }
    },
    [fields, otherwise],
  );
  return { problems, busy, run };
}
