/** Scheme, and a user without a password. */
const userAlone = /^([a-z][a-z0-9+]*:\/\/[^:@/?#]+)@/;

/**
 * The address of a server, with the password of the user that it names where it has none itself. An address without a
 * user stays as it is.
 */
export function withPassword(url: string, password: string | undefined): string {
  if (!password) return url;
  return url.replace(userAlone, (_, start: string) => `${start}:${encodeURIComponent(password)}@`);
}
