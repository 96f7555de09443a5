import { cast } from '@coaching/access/testing';
import type { filePurposes } from '@coaching/contracts';
import { type ContentForTest, startContentForTest } from './content-for-test';

/** The request for an address to send a file to. */
export interface UploadRequest {
  file_name: string;
  file_type: string;
  file_size?: number;
  purpose?: (typeof filePurposes)[number];
}

export const aPng: UploadRequest = { file_name: 'me.png', file_type: 'image/png' };

/** Who sends files in these tests. */
export const pat = cast.actors.coach;

/** A content service for a file's tests, from the first to the last, and what sends files to it. */
export function uploading() {
  let content: ContentForTest;
  beforeAll(async () => {
    content = await startContentForTest();
  });
  afterAll(() => content.close());

  const ask = (body: UploadRequest) => content.call('getUploadUrl', { body }, pat);
  return {
    service: () => content,
    ask,
    async send(body: UploadRequest, bytes: Buffer, headers: Record<string, string> = {}) {
      const { url, download_url } = await ask(body);
      const type: Record<string, string> = body.file_type ? { 'content-type': body.file_type } : {};
      const answer = await content.put(url, new Uint8Array(bytes), { ...type, ...headers });
      return { status: answer.status, body: await answer.json(), url, download_url };
    },
  };
}
