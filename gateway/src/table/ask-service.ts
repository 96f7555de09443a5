import { TABLE_PATH, TABLE_TOKEN_HEADER, type TableTokens } from '@coaching/service-kit';
import { collect } from '../proxy/collect';
import type { Transport } from '../proxy/transport';
import { readTable, type ServiceTable } from './read-table';

/** How long a service may take to say what it answers, in milliseconds. */
const PATIENCE_MS = 3000;

interface Question {
  service: string;
  transport: Transport;
  tokens: TableTokens;
  /** The version that is known, which is not sent again; null for none. */
  known: string | null;
}

/**
 * Asks a service what it answers.
 * @returns null when its table has not changed
 * @throws when it cannot be reached or says nothing usable
 */
export async function askService(question: Question): Promise<ServiceTable | null> {
  const { service, transport, tokens, known } = question;
  const headers: Record<string, string> = { [TABLE_TOKEN_HEADER]: tokens.sign(service) };
  if (known !== null) headers['if-none-match'] = `"${known}"`;
  const outgoing = { method: 'GET', path: TABLE_PATH, headers, body: null };
  const { status, body } = await collect(transport, outgoing, AbortSignal.timeout(PATIENCE_MS));
  if (status === 304 && known !== null) return null;
  if (status !== 200) throw new Error(`${service} answered ${status}`);
  const table = readTable(service, JSON.parse(body.toString()));
  return table.version === known ? null : table;
}
