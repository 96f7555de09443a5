import { Invalid } from '../errors';

/**
 * Refuses a list in which two parts claim the same identity.
 * @param what two of them are called, such as 'items'
 * @param path where the list stands in what was sent
 * @throws Invalid naming each repetition
 */
export function requireDistinctParts(
  parts: readonly { uid?: string | null | undefined }[] | undefined,
  { what, path }: { what: string; path: string },
): void {
  const seen = new Set<string>();
  const message = `Two ${what} have the same identifier.`;
  const errors = (parts ?? []).flatMap(({ uid }, index) => {
    if (!uid) return [];
    const repeated = seen.has(uid);
    seen.add(uid);
    return repeated ? [{ path: `${path}.${index}.uid`, message }] : [];
  });
  if (errors.length > 0) throw new Invalid(message, errors);
}
