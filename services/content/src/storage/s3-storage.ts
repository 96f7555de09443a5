import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { prepareBucket } from './prepare-bucket';
import type { Storage, StoredBytes } from './storage';

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

/** Longest wait for a connection, and for the next bytes of an answer, in milliseconds. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 20_000;

/** What browsers send, until it has been looked at. */
const ARRIVING = 'incoming/';
const arriving = (key: string) => `${ARRIVING}${key}`;
const stored = (key: string) => `files/${key}`;

/** Headers that a sender must send as they are signed, and not as part of the address. */
const SENT = new Set(['x-amz-acl', 'content-type', 'content-length']);

const nothing = () => {};
/** Callers report what goes wrong. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** @param endpoint where requests are sent, or signed for */
function clientOf({ region, accessKeyId, secretAccessKey }: S3Place, endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    logger: silent,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Checksums beyond the signature are AWS's own; other storages refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** An error of the storage in one line; others as they are. */
function readable(error: unknown): unknown {
  if (!(error instanceof S3ServiceException)) return error;
  const status = error.$metadata.httpStatusCode;
  const hint = error.name === 'NoSuchBucket' ? ': is there a bucket of this name?' : '';
  return new Error(`the storage answered ${status} ${error.name}${hint}`, { cause: error });
}

/**
 * Files in a bucket. Browsers send to addresses below `incoming/`; what has been looked at is copied below `files/`,
 * which only this service reads.
 * @param origin where browsers send from; anywhere without
 * @throws of its methods: when the storage cannot be reached or refuses
 */
export function s3Storage(place: S3Place, origin?: string): Storage {
  const Bucket = place.bucket;
  const client = clientOf(place, place.endpoint);
  const outside = clientOf(place, place.publicUrl);

  async function read(Key: string): Promise<StoredBytes | null> {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return { length: ContentLength!, bytes: Body as Readable };
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null;
      throw readable(error);
    }
  }

  const remove = (Key: string) =>
    client.send(new DeleteObjectCommand({ Bucket, Key })).then(
      () => {},
      (error) => {
        throw readable(error);
      },
    );

  return {
    sendAddress(key, { type, length }, seconds) {
      const command = new PutObjectCommand({
        Bucket,
        Key: arriving(key),
        ACL: 'public-read',
        ContentType: type || undefined,
        ContentLength: length ?? undefined,
      });
      return getSignedUrl(outside, command, {
        expiresIn: seconds,
        signableHeaders: new Set(['host', ...SENT]),
        unhoistableHeaders: SENT,
      });
    },
    async arrivals() {
      const answer = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix: ARRIVING }))
        .catch((error) => {
          throw readable(error);
        });
      return (answer.Contents ?? []).map(({ Key, Size }) => ({
        key: Key!.slice(ARRIVING.length),
        length: Size ?? 0,
      }));
    },
    arrived: (key) => read(arriving(key)),
    dropArrived: (key) => remove(arriving(key)),
    async store(key, Body, { type: ContentType, length: ContentLength }) {
      const command = new PutObjectCommand({ Bucket, Key: stored(key), Body, ContentType, ContentLength });
      await client.send(command).catch((error) => {
        throw readable(error);
      });
    },
    find: (key) => read(stored(key)),
    remove: (key) => remove(stored(key)),
    prepare: (log) =>
      prepareBucket(client, { bucket: Bucket, arriving: ARRIVING, origin }, log).catch((error) => {
        throw readable(error);
      }),
  };
}
