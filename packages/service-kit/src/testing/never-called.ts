/** Handler of a call that a test does not make. */
export async function neverCalled(): Promise<never> {
  throw new Error('not called in these tests');
}
