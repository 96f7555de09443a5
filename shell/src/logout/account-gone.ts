/** The state with which somebody comes to /logout whose account has just been deleted. */
export const ACCOUNT_GONE = 'account-gone';

/** The start, which says there that the account is gone (public/behaviour/say-deleted). */
export const DELETED_START = '/?deleted';
