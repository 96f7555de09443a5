import type { ObservationDraft } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';

/** Refuses a script in which two items claim the same identity. @throws Invalid naming each repetition */
export function requireDistinctItems({ items = [] }: Pick<ObservationDraft, 'items'>): void {
  const seen = new Set<string>();
  const errors = items.flatMap(({ uid }, index) => {
    const repeated = seen.has(uid);
    seen.add(uid);
    const message = 'Two items have the same identifier.';
    return repeated ? [{ path: `observation.items.${index}.uid`, message }] : [];
  });
  if (errors.length > 0) throw new Invalid(errors[0]!.message, errors);
}
