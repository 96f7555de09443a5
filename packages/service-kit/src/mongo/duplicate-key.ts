/** MongoDB's code for a write that breaks a unique index. */
const DUPLICATE_KEY = 11000;

/** Whether a write failed because its key is taken. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}
