import { aPerson, type ContentForTest, startContentForTest } from './content-for-test';

/** What is asked of an address to send a file to. */
export interface AskedUpload {
  file_name: string;
  file_type: string;
  purpose?: 'avatar';
}

export const aPng: AskedUpload = { file_name: 'me.png', file_type: 'image/png' };

/** Who sends files in these tests. */
export const pat = aPerson();

/** A content service for a file's tests, from the first to the last, and what sends files to it. */
export function uploading() {
  let content: ContentForTest;
  beforeAll(async () => {
    content = await startContentForTest();
  });
  afterAll(() => content.close());

  const ask = (body: AskedUpload) => content.call('getUploadUrl', { body }, pat);
  return {
    service: () => content,
    ask,
    async send(body: AskedUpload, bytes: Buffer, headers: Record<string, string> = {}) {
      const { url, download_url } = await ask(body);
      const type: Record<string, string> = body.file_type ? { 'content-type': body.file_type } : {};
      const answer = await content.put(url, new Uint8Array(bytes), { ...type, ...headers });
      return { status: answer.status, body: await answer.json(), url, download_url };
    },
  };
}
