import { useCall } from '@coaching/mfe-kit';
import { useDebouncedValue } from '@coaching/ui-kit';

/** Milliseconds without a change before it is asked. */
const PAUSE_MS = 300;

/** What is known of texts that say nearly the same as others. */
export interface NearDuplicates {
  /** For each text the question that says nearly the same; null for none, and while it is not known. */
  alike: (string | null)[];
  /** It is being looked for. */
  isLooking: boolean;
}

/** Looks for what says nearly the same as some texts, in the bank and among the texts before. @param texts HTML */
export function useNearDuplicates(question_type: string, texts: readonly string[]): NearDuplicates {
  const [asked] = useDebouncedValue(texts, PAUSE_MS);
  const { data, isFetching } = useCall(
    'findNearDuplicates',
    { body: { question_type, questions: [...asked] } },
    { quiet: true, enabled: asked.length > 0 },
  );
  // An answer to other texts says nothing of these.
  const isOfThese = asked === texts;
  const duplicates = isOfThese ? data?.duplicates : undefined;
  return {
    alike: texts.map((_, index) => duplicates?.[index] ?? null),
    isLooking: texts.length > 0 && (!isOfThese || isFetching),
  };
}
