/** Where anybody gets an address, so that one says nothing of an organisation. */
const publicDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'web.de',
  'yahoo.com',
]);

/** What follows the @ of an address, lower case; empty when there is none. */
export function emailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether addresses of this domain are anybody's. */
export const isPublicEmailDomain = (domain: string): boolean => publicDomains.has(domain);
