/** Where a code that was just sent is entered. */
export function verificationPath(email: string, redirectTo?: string | null): string {
  const search = new URLSearchParams({ email });
  if (redirectTo) search.set('redirect_to', redirectTo);
  return `/verification?${search}`;
}
