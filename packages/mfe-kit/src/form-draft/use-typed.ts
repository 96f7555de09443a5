import { useCallback, useEffect, useState } from 'react';
import { useFormDraft } from './use-form-draft';

/** What stands in a form. */
export interface Typed<Values> {
  values: Values;
  /** Somebody typed: all of it, or what it becomes of what was there. */
  set(next: Values | ((before: Values) => Values)): void;
  /** It is saved as this; resolves when a page that is loaded next finds nothing typed any more. */
  done(saved: Values): Promise<void>;
}

/**
 * The state of a form that survives that its person has to sign in again. It begins as given and, in a moment, as it
 * was typed before; whoever types meanwhile goes on with that.
 * @param form a word for this form, among all there are
 */
export function useTyped<Values>(form: string, initial: Values): Typed<Values> {
  const { values: before, store, forget } = useFormDraft<Values>(form);
  const [typed, setTyped] = useState<{ values: Values; isSaved: boolean } | null>(null);
  const first = before ?? initial;
  useEffect(() => {
    if (typed && !typed.isSaved) store(typed.values);
  }, [typed, store]);
  const set = useCallback(
    (next: Values | ((before: Values) => Values)) =>
      setTyped((now) => ({
        values: next instanceof Function ? next(now?.values ?? first) : next,
        isSaved: false,
      })),
    [first],
  );
  return {
    values: typed?.values ?? first,
    set,
    done(saved) {
      setTyped({ values: saved, isSaved: true });
      return forget();
    },
  };
}
