import type { Actor } from '@coaching/contracts';

/** Is who they say, and nobody of the staff who is signed in as them. */
export const isInPerson = ({ real_uid }: Pick<Actor, 'real_uid'>): boolean => real_uid === undefined;
