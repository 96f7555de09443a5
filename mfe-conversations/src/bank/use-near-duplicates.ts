import { useCall } from '@coaching/mfe-kit';
import { useDebouncedValue } from '@coaching/ui-kit';
import { useMemo, useRef } from 'react';
import type { PastedQuestion } from './pasted-questions';

/** Milliseconds without a change before it is asked. */
const PAUSE_MS = 300;

/** By the key of a question the one that says nearly the same; those alone that have one. */
type Alike = ReadonlyMap<string, string>;

const nothing: Alike = new Map();

/** What is known of questions that say nearly the same as others. */
export interface NearDuplicates {
  /** While others are looked for it is what was known before: rows do not change at each key. */
  alike: Alike;
  /** It is being looked for. */
  isLooking: boolean;
}

/** Looks for what says nearly the same as some questions, in the bank and among those before. */
export function useNearDuplicates(
  question_type: string,
  questions: readonly PastedQuestion[],
): NearDuplicates {
  const [asked] = useDebouncedValue(questions, PAUSE_MS);
  // The call refuses all for one that is too long.
  const compared = useMemo(() => asked.filter(({ isTooLong }) => !isTooLong), [asked]);
  const texts = useMemo(() => compared.map(({ question }) => question), [compared]);
  const { data, isFetching } = useCall(
    'findNearDuplicates',
    { body: { question_type, questions: texts } },
    { quiet: true, enabled: texts.length > 0 },
  );
  const known = useMemo(() => {
    if (!data) return null;
    const { duplicates } = data;
    return new Map(
      compared.flatMap(({ key }, index) => (duplicates[index] ? [[key, duplicates[index]] as const] : [])),
    );
  }, [compared, data]);
  const last = useRef(nothing);
  if (known) last.current = known;
  return {
    alike: last.current,
    // An answer to other questions says nothing of these.
    isLooking: questions.length > 0 && (asked !== questions || isFetching),
  };
}
