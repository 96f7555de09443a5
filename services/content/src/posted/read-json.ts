import { text } from 'node:stream/consumers';
import { Invalid, type SentFile } from '@coaching/service-kit';

/** More than start or finish ever say, in bytes. */
const MOST_BYTES = 16 * 1024;

/** The JSON of a request, not yet validated. @throws Invalid when it is none, or beyond measure */
export async function readJson(sent: SentFile): Promise<unknown> {
  if (sent.length > MOST_BYTES) throw new Invalid('Please send less.');
  try {
    return JSON.parse(await text(sent.bytes)) as unknown;
  } catch {
    throw new Invalid('This is not valid JSON.');
  }
}
