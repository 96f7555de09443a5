import type { Handler } from '@coaching/service-kit';

/** The gateway ends the session, as the contract says; nothing is stored here. */
export const logout: Handler<'logout'> = async () => ({ ok: true });
