import type { Readable } from 'node:stream';
import type { Logger } from '@coaching/service-kit';

/** Bytes that are stored. */
export interface StoredBytes {
  /** In bytes. */
  length: number;
  bytes: Readable;
}

/** What is to be known of bytes that are stored. */
export interface BytesFacts {
  /** Media type. */
  type: string;
  /** In bytes. */
  length: number;
}

/** Where files are. Keys have letters, digits, '-', '_' and '.'. */
export interface Storage {
  /**
   * The address that takes a file by PUT with x-amz-acl: public-read, for `seconds`; null where this service takes
   * it itself. What arrives there is not stored until it has been looked at.
   * @param promised `type`: media type that the sender must state, '' for any; `length`: how many bytes it must send,
   * null when it said nothing of that
   */
  sendAddress(
    key: string,
    promised: { type: string; length: number | null },
    seconds: number,
  ): Promise<string | null>;
  /** Some of what has arrived at such addresses and was not looked at yet. */
  arrivals(): Promise<{ key: string; length: number }[]>;
  /** What has arrived at the address of this key, or null. */
  arrived(key: string): Promise<StoredBytes | null>;
  /** Lets go of what has arrived. */
  dropArrived(key: string): Promise<void>;
  /** Stores bytes durably; a reader finds all of them or none. */
  store(key: string, bytes: Readable, facts: BytesFacts): Promise<void>;
  /** Stored bytes, or null. */
  find(key: string): Promise<StoredBytes | null>;
  /** Deletes stored bytes; also when there are none. */
  remove(key: string): Promise<void>;
  /**
   * Makes the place where files are, if it is not there; doing so twice changes nothing.
   * @throws when it cannot be reached or made
   */
  prepare(log: Logger): Promise<void>;
}
