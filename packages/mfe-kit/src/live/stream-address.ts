import type { CallName } from '@coaching/contracts';
import { callRoutes } from '../api/call-routes';
import { fillPath } from '../api/fill-path';
import { apiBase } from '../api/settings';

/** Where the server-sent events of a call come from. */
export const streamAddress = (call: CallName, params: Readonly<Record<string, string>>): string =>
  apiBase() + fillPath(callRoutes[call]!.path, params);
