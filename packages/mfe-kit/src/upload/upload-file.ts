import { callApi } from '../api';
import { putFile } from './put-file';
import type { SendOptions } from './send-body';

export interface UploadOptions extends SendOptions {
  /** An avatar is cut square and made small by the server. */
  purpose?: 'avatar';
}

/**
 * Uploads a file: asks where to, sends it there, and answers where it is found then.
 * @throws ApiError when the server wants no such file, NetworkError, UploadError when sending fails
 */
export async function uploadFile(file: File, { purpose, ...options }: UploadOptions = {}): Promise<string> {
  const body = { file_name: file.name, file_type: file.type, purpose };
  const { url, download_url } = await callApi('getUploadUrl', { body }, { quiet: true });
  await putFile(url, file, options);
  return download_url;
}
