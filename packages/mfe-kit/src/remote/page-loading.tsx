/** Holds the place of a page whose code is on its way. */
export function PageLoading() {
  return null;
}
