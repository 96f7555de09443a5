import { useCallback, useState } from 'react';
import { ApiError, callErrorText } from '../api';
import { type Problems, problemsFrom, type Refusal } from '../form-problems';

const refusalOf = (error: unknown): Refusal => ({
  sentence: callErrorText(error),
  errors: error instanceof ApiError ? (error.body?.errors ?? []) : [],
});

/**
 * Runs what a form does, one at a time, and holds what was wrong with it.
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
        setProblems(problemsFrom(refusalOf(error), fields, otherwise));
      } finally {
        setBusy(false);
      }
    },
    [fields, otherwise],
  );
  return { problems, busy, run };
}
