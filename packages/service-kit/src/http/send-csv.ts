import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@coaching/contracts';
import { savedAs } from './send-file';

/** A file for spreadsheets that is made while it is sent. */
export class AnsweredCsv {
  constructor(
    /** Name under which a browser saves it. */
    readonly saveAs: string,
    readonly rows: AsyncIterable<readonly CsvCell[]>,
  ) {}
}

/** Characters that are sent at a time. */
const CHUNK = 16_384;

async function* textOf(rows: AsyncIterable<readonly CsvCell[]>): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK;
  for await (const row of rows) {
    chunk += csvLine(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Sends a file for spreadsheets row after row, as fast as it is taken. */
export async function sendCsv(response: ServerResponse, { saveAs, rows }: AnsweredCsv): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': savedAs(saveAs),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  await pipeline(Readable.from(textOf(rows), { objectMode: false }), response).catch((error) => {
    // The caller went away; nobody is left to answer.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
