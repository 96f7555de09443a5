import type { Readable } from 'node:stream';

/** Bytes that are kept. */
export interface KeptBytes {
  /** In bytes. */
  length: number;
  bytes: Readable;
}

/** What is to be known of bytes that are kept. */
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
   * it itself. What arrives there is not kept until it has been looked at.
   * @param type media type that the sender must state; '' for any
   */
  sendAddress(key: string, type: string, seconds: number): Promise<string | null>;
  /** What has arrived at the address of this key, or null. */
  arrived(key: string): Promise<KeptBytes | null>;
  /** Lets go of what has arrived. */
  dropArrived(key: string): Promise<void>;
  /** Keeps bytes durably; a reader finds all of them or none. */
  keep(key: string, bytes: Readable, facts: BytesFacts): Promise<void>;
  /** Kept bytes, or null. */
  find(key: string): Promise<KeptBytes | null>;
  /** Forgets kept bytes; also when there are none. */
  remove(key: string): Promise<void>;
}
