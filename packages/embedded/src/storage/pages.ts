import { fstatSync, readSync } from 'node:fs';

/**
 * LMDB's file as lmdb.h and mdb.c lay it out on 64 bit: pages of one size, of which the first two say, in turn,
 * where the newest commit's trees begin. LMDB trusts what it maps, so whoever opens a file looks at it first.
 */
export const headerBytes = 24;
const magic = 0xbeefc0de;
const version = 2;
const metaBytes = 168;
const metaFlag = 8;
const noRoot = 0xffffffffffffffffn;
const nodeBytes = 8;
const overflowBytes = 24;

const kinds = { branch: 1, leaf: 2, overflow: 4 } as const;
const bigData = 1;

/** What the file says of one tree: of what it consists, and where it begins. */
export type Tree = {
  depth: number;
  branches: number;
  leaves: number;
  overflows: number;
  entries: number;
  root: number | undefined;
};

export type Meta = { pageSize: number; commit: number; lastPage: number; free: Tree; main: Tree };

export type Node = { key: Buffer; size: number } & (
  | { child: number }
  | { value: Buffer }
  | { overflow: { page: number; pages: number }; length: number }
);

/** Thrown for what cannot be as LMDB wrote it; the message says where. */
export class Damage extends Error {}

export function claim(holds: boolean, where: string, what: string): asserts holds {
  if (!holds) throw new Damage(`${where}: ${what}`);
}

/** Reads the pages of one file; each as LMDB left it, or not at all. */
export class Pages {
  readonly size: number;
  pageSize = 0;

  constructor(private readonly file: number) {
    this.size = fstatSync(file).size;
  }

  /** Whether the file begins as LMDB's do, at either of its first two pages. */
  isLmdb(pageSize: number): boolean {
    return [0, pageSize].some((offset) => {
      const bytes = this.bytes(offset, metaBytes);
      return bytes !== undefined && bytes.readUInt32LE(headerBytes) === magic;
    });
  }

  /** The newest commit. Throws Damage where the first two pages contradict themselves or each other. */
  newestMeta(pageSize: number): Meta {
    this.pageSize = pageSize;
    const metas = [this.meta(0), this.meta(1)] as const;
    const [even, odd] = metas;
    const isOfTurn = even.commit % 2 === 0 && (odd.commit % 2 === 1 || odd.commit === 0);
    claim(
      isOfTurn && Math.abs(even.commit - odd.commit) <= 1,
      'pages 0 and 1',
      'they tell of no two commits in turn',
    );
    claim(even.flags === odd.flags, 'pages 0 and 1', 'they contradict each other');
    return odd.commit > even.commit ? odd : even;
  }

  private meta(number: number): Meta & { flags: number } {
    const where = `page ${number}`;
    const bytes = this.bytes(number * this.pageSize, metaBytes);
    claim(bytes !== undefined, where, 'it is missing');
    const isMeta =
      bytes.readBigUInt64LE(0) === BigInt(number) &&
      bytes.readUInt16LE(18) === metaFlag &&
      bytes.readUInt32LE(24) === magic &&
      bytes.readUInt32LE(28) === version &&
      bytes.readUInt32LE(48) === this.pageSize;
    claim(isMeta, where, 'it is overwritten');
    const mapSize = bytes.readBigUInt64LE(40);
    const isPlain = (bytes.readUInt16LE(52) & 0x3f) === 8 && bytes.readUInt16LE(100) === 0;
    claim(isPlain && bytes.readUInt32LE(96) === 0 && mapSize <= 2n ** 46n, where, 'it is overwritten');
    return {
      pageSize: this.pageSize,
      flags: bytes.readUInt16LE(52),
      free: this.tree(bytes, 48, where),
      main: this.tree(bytes, 96, where),
      lastPage: this.count(bytes, 144, where),
      commit: this.count(bytes, 152, where),
    };
  }

  private tree(bytes: Buffer, at: number, where: string): Tree {
    const root = bytes.readBigUInt64LE(at + 40);
    return {
      depth: bytes.readUInt16LE(at + 6),
      branches: this.count(bytes, at + 8, where),
      leaves: this.count(bytes, at + 16, where),
      overflows: this.count(bytes, at + 24, where),
      entries: this.count(bytes, at + 32, where),
      root: root === noRoot ? undefined : this.count(bytes, at + 40, where),
    };
  }

  private count(bytes: Buffer, at: number, where: string): number {
    const value = bytes.readBigUInt64LE(at);
    claim(value < 2n ** 48n, where, 'it is overwritten');
    return Number(value);
  }

  /** The nodes of a branch or leaf, in order. Throws Damage for a page that is not one as LMDB leaves it. */
  nodes(number: number, commit: number): { isLeaf: boolean; nodes: Node[] } {
    const where = `page ${number}`;
    const page = this.bytes(number * this.pageSize, this.pageSize);
    claim(page !== undefined, where, 'it is missing');
    const kind = page.readUInt16LE(18);
    const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
    const room = this.pageSize - headerBytes;
    claim(
      page.readBigUInt64LE(0) === BigInt(number) &&
        page.readBigUInt64LE(8) <= BigInt(commit) &&
        (kind === kinds.branch || kind === kinds.leaf) &&
        page.readUInt16LE(16) === 0 &&
        lower % 2 === 0 &&
        lower <= upper &&
        upper <= room,
      where,
      'it is overwritten',
    );
    const isLeaf = kind === kinds.leaf;
    const nodes: Node[] = [];
    let used = 0;
    for (let slot = 0; slot < lower; slot += 2) {
      const at = page.readUInt16LE(headerBytes + slot);
      claim(at >= upper && at + nodeBytes <= room, where, 'it is overwritten');
      const node = this.node(page, headerBytes + at, isLeaf, where);
      nodes.push(node);
      used += node.size + (node.size % 2);
    }
    claim(used === room - upper, where, 'it is overwritten');
    return { isLeaf, nodes };
  }

  private node(page: Buffer, at: number, isLeaf: boolean, where: string): Node {
    const [low, high] = [page.readUInt16LE(at), page.readUInt16LE(at + 2)];
    const [flags, keyLength] = [page.readUInt16LE(at + 4), page.readUInt16LE(at + 6)];
    const end = at + nodeBytes + keyLength;
    claim(end <= this.pageSize, where, 'it is overwritten');
    const key = page.subarray(at + nodeBytes, end);
    if (!isLeaf) return { key, size: nodeBytes + keyLength, child: low + high * 2 ** 16 + flags * 2 ** 32 };
    const length = low + high * 2 ** 16;
    if (flags === bigData) {
      claim(end + overflowBytes <= this.pageSize, where, 'it is overwritten');
      const [first, pages] = [page.readBigUInt64LE(end), page.readBigUInt64LE(end + 16)];
      const isWhole = pages === BigInt(Math.floor((headerBytes - 1 + length) / this.pageSize) + 1);
      claim(first < 2n ** 48n && isWhole, where, 'it is overwritten');
      const overflow = { page: Number(first), pages: Number(pages) };
      return { key, size: nodeBytes + keyLength + overflowBytes, overflow, length };
    }
    claim(flags === 0 && end + length <= this.pageSize, where, 'it is overwritten');
    return { key, size: nodeBytes + keyLength + length, value: page.subarray(end, end + length) };
  }

  /** A value that is too long for its leaf. Throws Damage where its pages are not its own. */
  overflow({ page, pages }: { page: number; pages: number }, length: number, commit: number): Buffer {
    const where = `page ${page}`;
    const bytes = this.bytes(page * this.pageSize, headerBytes + length);
    claim(bytes !== undefined && (page + pages) * this.pageSize <= this.size, where, 'it is missing');
    claim(
      bytes.readBigUInt64LE(0) === BigInt(page) &&
        bytes.readBigUInt64LE(8) <= BigInt(commit) &&
        bytes.readUInt16LE(18) === kinds.overflow &&
        bytes.readUInt32LE(20) === pages,
      where,
      'it is overwritten',
    );
    return bytes.subarray(headerBytes);
  }

  private bytes(offset: number, length: number): Buffer | undefined {
    if (offset + length > this.size) return undefined;
    const bytes = Buffer.allocUnsafe(length);
    return readSync(this.file, bytes, 0, length, offset) === length ? bytes : undefined;
  }
}
