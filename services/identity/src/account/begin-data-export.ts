import type { Handler } from '@coaching/service-kit';

/** Only writes it down: the archive is made by the browser, of what its person may read anyway. */
export const beginDataExport: Handler<'beginDataExport'> = async ({ logSecurity }) => {
  logSecurity({ event: 'exported', result: 'done' });
  return { ok: true };
};
