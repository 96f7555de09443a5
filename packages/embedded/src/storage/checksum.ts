import { crc32 } from 'node:zlib';

/** What a value grows by when it is stored. */
export const checksumBytes = 4;

/** The value as it is stored: with a checksum of it and its key behind it, so that a changed byte of either is found. */
export function withChecksum(key: Buffer, value: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(value.length + checksumBytes);
  value.copy(stored);
  stored.writeUInt32LE(crc32(value, crc32(key)), value.length);
  return stored;
}

/** The value without its checksum; undefined where it or its key is not what was written. */
export function checkedValue(key: Buffer, stored: Buffer): Buffer | undefined {
  const length = stored.length - checksumBytes;
  if (length < 0) return undefined;
  const value = stored.subarray(0, length);
  return stored.readUInt32LE(length) === crc32(value, crc32(key)) ? value : undefined;
}
