import type { CheckedPart } from '../health/readiness';
import type { Transport } from '../proxy/transport';
import type { CallTable } from './call-table';

/** The services as parts that must work: each can serve, and has sent its table. */
export function serviceParts(
  transports: ReadonlyMap<string, Transport>,
  table: Pick<CallTable, 'isKnown'>,
): CheckedPart[] {
  return [...transports].map(([name, transport]) => ({
    name,
    notReadyBecause: async () =>
      (await transport.notReadyBecause()) ??
      (table.isKnown(name) ? null : 'It has not said yet what it answers.'),
  }));
}
