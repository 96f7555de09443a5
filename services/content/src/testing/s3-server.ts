import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, listen } from '@coaching/service-kit';
import S3rver from 's3rver';
import type { S3Place } from '../storage/s3-storage';
import { isSigned } from './signed-requests';

/** An S3-compatible server that checks signatures, with an empty bucket. */
export interface S3ForTest {
  place: S3Place;
  /** Moves the server's clock on. */
  later(milliseconds: number): void;
  stop(): Promise<void>;
}

const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts s3rver behind a door that checks what s3rver does not: signatures of version 4. */
export async function startS3(): Promise<S3ForTest> {
  const directory = await mkdtemp(join(tmpdir(), 's3-test-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await store.run();
  let ahead = 0;
  const door = createServer((request, response) => {
    // A browser asks whether it may send without a signature.
    const asks = request.method === 'OPTIONS';
    if (!asks && !isSigned(request, keys.secretAccessKey, new Date(Date.now() + ahead))) {
      request.resume();
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const { method, url: path, headers } = request;
    const onward = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
  const endpoint = `http://127.0.0.1:${await listen(door, 0)}`;
  return {
    place: { endpoint, publicUrl: endpoint, region: 'us-east-1', bucket: 'files', ...keys },
    later(milliseconds) {
      ahead += milliseconds;
    },
    async stop() {
      await closeServer(door);
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}
