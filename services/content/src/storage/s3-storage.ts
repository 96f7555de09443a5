import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { KeptBytes, Storage } from './storage';

/** An S3-compatible storage, addressed as {url}/{bucket}/{key}. */
export interface S3Place {
  /** Where this service reaches it. */
  endpoint: string;
  /** Where browsers reach it. */
  publicUrl: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Longest wait for an answer to begin, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** What browsers send, until it has been looked at. */
const arriving = (key: string) => `incoming/${key}`;
const kept = (key: string) => `files/${key}`;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * Files in a bucket. Browsers send to addresses below `incoming/`; what has been looked at is copied below `files/`,
 * which only this service reads.
 * @throws of its methods: when the storage cannot be reached or refuses
 */
export function s3Storage({ endpoint, publicUrl, region, bucket, ...keys }: S3Place): Storage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const own = `${withoutSlash(endpoint)}/${bucket}/`;
  const outer = `${withoutSlash(publicUrl)}/${bucket}/`;

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const signal = init.body ? undefined : AbortSignal.timeout(TIMEOUT_MS);
    const answer = await client.fetch(own + path, { ...init, signal });
    if (answer.ok || answer.status === 404) return answer;
    const reason = (await answer.text()).match(/<Code>(\w+)<\/Code>/)?.[1] ?? '';
    throw new Error(`the storage answered ${answer.status} ${reason}`.trim());
  }

  async function read(path: string): Promise<KeptBytes | null> {
    const answer = await ask(path);
    if (answer.status === 404 || !answer.body) {
      await answer.body?.cancel();
      return null;
    }
    return {
      length: Number(answer.headers.get('content-length')),
      bytes: Readable.fromWeb(answer.body as ReadableStream),
    };
  }

  async function remove(path: string): Promise<void> {
    const answer = await ask(path, { method: 'DELETE' });
    await answer.body?.cancel();
  }

  return {
    async sendAddress(key, type, seconds) {
      const headers: Record<string, string> = { 'x-amz-acl': 'public-read' };
      if (type) headers['content-type'] = type;
      const { url } = await client.sign(`${outer}${arriving(key)}?X-Amz-Expires=${seconds}`, {
        method: 'PUT',
        headers,
        aws: { signQuery: true, allHeaders: true },
      });
      return url;
    },
    arrived: (key) => read(arriving(key)),
    dropArrived: (key) => remove(arriving(key)),
    async keep(key, bytes, { type, length }) {
      const answer = await ask(kept(key), {
        method: 'PUT',
        headers: { 'content-type': type, 'content-length': String(length) },
        body: Readable.toWeb(bytes) as unknown as BodyInit,
        ...{ duplex: 'half' },
      });
      if (!answer.ok)
        throw new Error(`the storage answered ${answer.status}: is there a bucket of this name?`);
      await answer.body?.cancel();
    },
    find: (key) => read(kept(key)),
    remove: (key) => remove(kept(key)),
  };
}
