import { type SendOptions, sendBody } from './send-body';

/** Sends a file by PUT with the header the signed address wants (spec 2 section 7). @throws UploadError */
export async function putFile(url: string, file: File, options: SendOptions = {}): Promise<void> {
  const headers: Record<string, string> = { 'x-amz-acl': 'public-read' };
  if (file.type) headers['content-type'] = file.type;
  await sendBody({ method: 'PUT', url, headers, body: file }, options);
}
