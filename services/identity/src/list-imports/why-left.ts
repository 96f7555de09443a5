import type { PersonRecord } from '../people/person-record';
import type { ImportRowRecord } from './import-row-record';

/**
 * Why somebody whom an import brought in is not taken back, as a sentence; null where they are.
 * @param person as they are now; null once they were deleted
 */
export function whyLeft(
  { done, has_interaction }: Pick<ImportRowRecord, 'done' | 'has_interaction'>,
  person: Pick<PersonRecord, 'revision' | 'first_signed_in_at'> | null,
): string | null {
  if (!done || !person) return 'Was deleted since.';
  if (done.before === null && person.first_signed_in_at) return 'Has signed in.';
  if (has_interaction) return 'Has an interaction.';
  return person.revision === done.revision ? null : 'Was changed since.';
}
