import { apiBase } from '@coaching/mfe-kit';

/** Where the file is of what each row does or did. */
export const resultHref = (uid: string): string => `${apiBase()}/import/${uid}/rows?format=csv`;
