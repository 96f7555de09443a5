/** Digits in a verification code. */
export const VERIFICATION_CODE_LENGTH = 6;
/** Minutes for which a one-time code works; mails and screens say so. */
export const CODE_MINUTES = 10;
/** Minutes for which somebody who was taken out of a place can be put back by who did it. */
export const REMOVAL_UNDO_MINUTES = 10;
/** Days for which an invitation works: its mail is tried for so long, and so long its code signs in. */
export const INVITATION_DAYS = 7;
/** Minutes after which a session proves anew who its person is, before an address or a password changes. */
export const CONFIRMED_MINUTES = 10;
/** Characters of a person's first name, and of their last. */
export const MAX_PERSON_NAME = 100;
/** Rows of a list that one call says the outcome of. */
export const MOST_IMPORT_ROWS = 500;
