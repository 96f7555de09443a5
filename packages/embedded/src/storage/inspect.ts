import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { StoreError } from '../errors';

/** Layout of LMDB's pages (lmdb.h, MDB_page and MDB_meta, 64 bit). */
const magic = 0xbeefc0de;
const headerBytes = 24;
const flags = { branch: 1, leaf: 2, overflow: 4, bigData: 1 };
const noPage = 0xffffffffffffffffn;

type Meta = { pageSize: number; transaction: bigint; roots: bigint[] };

/**
 * Looks at a data file before LMDB maps it, because LMDB trusts what it maps: a missing page would end the process.
 * Every page the tree can reach must be there and say its own number. Throws StoreError `foreign` for a file
 * that is not LMDB's and `torn` for one with pages missing or overwritten; an absent or empty file is fine.
 */
export function inspectDataFile(path: string): 'absent' | 'sound' {
  const file = openIfPresent(path);
  if (file === undefined) return 'absent';
  try {
    const size = fstatSync(file).size;
    if (size === 0) return 'absent';
    const meta = newestMeta(file);
    if (!meta) {
      throw new StoreError(
        'foreign',
        `The file ${path} was not written by this store; it is left untouched.`,
      );
    }
    const damage = findDamage(file, size, meta);
    if (damage !== undefined) {
      throw new StoreError(
        'torn',
        `The data file ${path} is damaged (${damage}); restore it from a copy or an export.`,
      );
    }
    return 'sound';
  } finally {
    closeSync(file);
  }
}

function openIfPresent(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StoreError(
      'not-writable',
      `The data file ${path} cannot be read: ${(error as Error).message}.`,
    );
  }
}

function newestMeta(file: number): Meta | undefined {
  const first = readMeta(file, 0);
  const second = first ? readMeta(file, first.pageSize) : undefined;
  return first && second && second.transaction > first.transaction ? second : first;
}

function readMeta(file: number, offset: number): Meta | undefined {
  const bytes = Buffer.alloc(168);
  if (readSync(file, bytes, 0, 168, offset) < 168 || bytes.readUInt32LE(headerBytes) !== magic)
    return undefined;
  const pageSize = bytes.readUInt32LE(48);
  if (pageSize < 512 || pageSize > 65536) return undefined;
  return {
    pageSize,
    transaction: bytes.readBigUInt64LE(152),
    roots: [bytes.readBigUInt64LE(88), bytes.readBigUInt64LE(136)],
  };
}

function findDamage(file: number, size: number, { pageSize, roots }: Meta): string | undefined {
  const pending = roots.filter((root) => root !== noPage).map(Number);
  const page = Buffer.alloc(pageSize);
  const isMissing = (number: number, pages = 1) => (number + pages) * pageSize > size;
  for (let number = pending.pop(); number !== undefined; number = pending.pop()) {
    if (isMissing(number) || readSync(file, page, 0, pageSize, number * pageSize) < pageSize) {
      return `page ${number} is missing`;
    }
    const kind = page.readUInt16LE(18);
    const end = page.readUInt16LE(20);
    const isTreePage = (kind & (flags.branch | flags.leaf)) !== 0 && end <= pageSize - headerBytes;
    if (Number(page.readBigUInt64LE(0)) !== number || !isTreePage) return `page ${number} is overwritten`;
    for (let slot = headerBytes; slot < headerBytes + end; slot += 2) {
      const node = page.readUInt16LE(slot) + headerBytes;
      if (node + 8 > pageSize) return `page ${number} is overwritten`;
      if ((kind & flags.branch) !== 0) {
        pending.push(
          page.readUInt16LE(node) +
            page.readUInt16LE(node + 2) * 65536 +
            page.readUInt16LE(node + 4) * 2 ** 32,
        );
      } else if ((page.readUInt16LE(node + 4) & flags.bigData) !== 0) {
        const overflow = Number(page.readBigUInt64LE(node + 8 + page.readUInt16LE(node + 6)));
        const header = Buffer.alloc(headerBytes);
        readSync(file, header, 0, headerBytes, overflow * pageSize);
        const isOverflow = (header.readUInt16LE(18) & flags.overflow) !== 0;
        if (
          !isOverflow ||
          Number(header.readBigUInt64LE(0)) !== overflow ||
          isMissing(overflow, header.readUInt32LE(20))
        ) {
          return `page ${overflow} is missing or overwritten`;
        }
      }
    }
  }
  return undefined;
}
