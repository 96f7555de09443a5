import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '@coaching/contracts';
import { describeCall } from '@coaching/contracts/openapi';
import { TABLE_TOKEN_HEADER, type TableTokens } from '../actor/table-tokens';

/** Where a service says what it answers; no call's path begins so. */
export const TABLE_PATH = '/_calls';

/** Answers the gateway with the table; false, and no answer, for anybody else. */
export type AnswerTable = (request: IncomingMessage, response: ServerResponse) => boolean;

function tableOf(service: string, calls: readonly [name: string, call: Call][]) {
  const described = calls.map(([name, call]) => describeCall(name, call));
  const version = createHash('sha256').update(JSON.stringify(described)).digest('base64url').slice(0, 27);
  return { etag: `"${version}"`, body: JSON.stringify({ service, version, calls: described }) };
}

/** Lets the gateway, and nobody else, ask which calls a service answers; a table that it has is not sent again. */
export function answerTable(
  service: string,
  calls: readonly [name: string, call: Call][],
  tokens: TableTokens,
): AnswerTable {
  // Made when it is first asked for: a service that nobody asks, as in most tests, starts the sooner.
  let table: ReturnType<typeof tableOf> | null = null;
  return ({ headers }, response) => {
    const token = headers[TABLE_TOKEN_HEADER];
    if (typeof token !== 'string' || !tokens.verify(token, service)) return false;
    table ??= tableOf(service, calls);
    const { etag, body } = table;
    if (headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
    return true;
  };
}
