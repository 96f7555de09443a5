/** Characters an address can have (RFC 5321 section 4.5.3.1.3, without its brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** What an email address looks like: a name, an @, and a host with a dot. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether mail can be sent there; spaces around it do not count. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && emailPattern.test(address);
}
