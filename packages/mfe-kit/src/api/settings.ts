import { DEFAULT_SUPPORT_EMAIL, DEFAULT_SUPPORT_SITE } from '@coaching/contracts';

/** What an operator sets in the page itself, `<meta name="…" content="…">` in index.html. */
const setting = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** What the paths of calls are below: '/api', or the address of an API host of its own. */
export const apiBase = (): string => setting('api-base') ?? '/api';

/** Where people write for help. */
export const supportEmail = (): string => setting('support-email') || DEFAULT_SUPPORT_EMAIL;

/** Where help is read. */
export const supportSite = (): string => setting('support-site') || DEFAULT_SUPPORT_SITE;
