import type { UploadAnswer } from '@coaching/contracts';
import { UploadError } from './upload-error';

/** A file that has arrived. */
export interface SentFile {
  /** Where it is found from now on. */
  download_url: string;
  /** What the server answered. */
  response: unknown;
}

/** What POST /upload/post answers besides its status. */
type Data = Partial<{ session_id: string; end_offset: number; download_url: string }>;

/** The data of an answer that says 'success'. @throws UploadError with this failure for any other */
export function dataOf(answer: unknown, failure: 'server' | 'upload'): Data {
  const { status, data } = (answer ?? {}) as Partial<UploadAnswer>;
  if (status !== 'success') throw new UploadError(failure, undefined, answer);
  return data ?? {};
}

/** The file that an answer says is stored. @throws UploadError 'server' when it says no such thing */
export function storedFile(answer: unknown): SentFile {
  const { download_url } = dataOf(answer, 'server');
  if (!download_url) throw new UploadError('server', undefined, answer);
  return { download_url, response: answer };
}
