import { type SentFile, storedFile } from './posted-answer';
import type { SendBody, SendOptions } from './send-body';

export interface PostOptions extends SendOptions {
  headers?: Readonly<Record<string, string>>;
  /** Fields that go along. */
  data?: Readonly<Record<string, string>>;
}

/** Posts a file whole, as the field avatar of a form (spec 2 section 7). @throws UploadError */
export async function postFile(
  url: string,
  file: File,
  { headers = {}, data = {}, ...options }: PostOptions,
  send: SendBody,
): Promise<SentFile> {
  const body = new FormData();
  for (const [name, value] of Object.entries(data)) body.append(name, value);
  body.append('avatar', file, file.name);
  return storedFile(await send({ method: 'POST', url, headers, body }, options));
}
