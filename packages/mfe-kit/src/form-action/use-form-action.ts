import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, callErrorText } from '../api';
import { type Problems, problemsFrom, type Refusal } from '../form-problems';
import { focusAfter, type SentFrom } from './focus-after';

const refusalOf = (error: unknown): Refusal => ({
  sentence: callErrorText(error),
  errors: error instanceof ApiError ? (error.body?.errors ?? []) : [],
});

type FieldValues<Field extends string> = Partial<Record<Field, unknown>>;

/**
 * Runs what a form does, one at a time, and holds what was wrong with it. After a refusal the first field with an error
 * has the focus (look.md, Forms), else it is where it was.
 * @param fields see `problemsFrom`
 * @param values what stands in the fields; what was wrong with one is not shown of what it was changed to
 */
export function useFormAction<Field extends string>(
  fields: readonly Field[],
  otherwise: Field,
  values: FieldValues<Field> = {},
) {
  const [problems, setProblems] = useState<Problems<Field>>({});
  /** What stood in the fields when they were looked at. */
  const [lookedAt, setLookedAt] = useState(values);
  const latest = useRef(values);
  latest.current = values;
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
      setLookedAt(latest.current);
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
  const standing = Object.entries(problems).filter(([name]) => {
    const field = name as Field;
    return Object.is(values[field], lookedAt[field]);
  });
  return { problems: Object.fromEntries(standing) as Problems<Field>, busy, run };
}
