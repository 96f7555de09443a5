import { type FilePurpose, uploadedPath } from '@coaching/contracts';
import { callApi } from '../api';
import { type SendOptions, sendBody } from './send-body';

export interface UploadOptions extends SendOptions {
  /** An avatar is cut square and made small by the server. */
  purpose?: FilePurpose;
}

/** Sends a file by PUT with the header the signed address wants (spec 2 section 7). @throws UploadError */
async function putFile(url: string, file: File, options: SendOptions = {}): Promise<void> {
  const headers: Record<string, string> = { 'x-amz-acl': 'public-read' };
  if (file.type) headers['content-type'] = file.type;
  await sendBody({ method: 'PUT', url, headers, body: file }, options);
}

/**
 * Uploads a file: asks where to, sends it there, and answers the path where it is found then, wherever the product
 * moves.
 * @throws ApiError when the server wants no such file, NetworkError, UploadError when sending fails
 */
export async function uploadFile(file: File, { purpose, ...options }: UploadOptions = {}): Promise<string> {
  const body = { file_name: file.name, file_type: file.type, file_size: file.size, purpose };
  const { url, download_url } = await callApi('getUploadUrl', { body }, { quiet: true });
  await putFile(url, file, options);
  return uploadedPath(download_url) ?? download_url;
}
