import { closeSync, openSync } from 'node:fs';
import { StoreError } from '../errors';
import { checkedValue } from './checksum';
import { formatKey } from './keys';
import { Damage, Pages } from './pages';
import { Walk } from './walk';

/** Our files have pages of this size; LMDB retains what a file was made with. */
export const pageSize = 8192;

/** The formats this store knows: without a checksum behind each value, as it was first, and with. */
export const formats = { plain: Buffer.from('sidelight-store 1'), checked: Buffer.from('sidelight-store 2') };
export type Format = keyof typeof formats;

/** An entry as it was written, without its checksum. */
export type Written = { key: Buffer; value: Buffer };

/** What a look through a whole file has found. */
export type Examination = {
  /** Undefined where it is nobody's, or too damaged to know. */
  format: Format | undefined;
  /** Whether it is LMDB's at all. */
  isLmdb: boolean;
  entries: number;
  /** One line for each place that is not as it was written. */
  damages: string[];
};

export type Look = {
  /** Called with every entry that is as it was written; only in files with checksums. */
  onEntry?: (entry: Written) => void;
  /** What an entry is, for who reads of its damage. */
  nameOf?: (key: Buffer) => string;
  /** How many damages are reported; the first is enough to know that there is one. */
  limit?: number;
};

class Enough extends Error {}

/** No person reads more lines than this. */
const most = 1000;

/**
 * Looks through a data file without LMDB, which would follow a damaged page out of the file and end the process. The
 * file is only read. Undefined where there is none.
 * @throws StoreError `not-writable` where it cannot be read
 */
export function examine(path: string, look: Look = {}): Examination | undefined {
  const file = openIfPresent(path);
  if (file === undefined) return undefined;
  const found: Examination = { format: undefined, isLmdb: false, entries: 0, damages: [] };
  try {
    new Examiner(found, look).run(new Pages(file));
  } catch (error) {
    if (error instanceof Damage) found.damages.push(error.message);
    else if (!(error instanceof Enough)) throw error;
  } finally {
    closeSync(file);
  }
  return found;
}

class Examiner {
  /** What has no checksum, or a wrong one; in a file of the first format nothing has. */
  private readonly unchecked: string[] = [];

  constructor(
    private readonly found: Examination,
    private readonly look: Look,
  ) {}

  run(pages: Pages): void {
    if (pages.size === 0) throw new Damage('the file is empty');
    this.found.isLmdb = pages.isLmdb(pageSize);
    const meta = pages.newestMeta(pageSize);
    new Walk(pages, meta, {
      entry: ({ key, value, page }) => this.entry(key, value, page),
      damage: ({ message }) => this.damage(message),
    }).run();
    if (this.found.format === 'checked') for (const damage of this.unchecked) this.damage(damage);
    else if (this.found.format === undefined && this.found.damages.length === 0 && this.unchecked.length > 0)
      this.damage(this.unchecked[0] as string);
  }

  private damage(line: string): void {
    this.found.damages.push(line);
    if (this.found.damages.length >= (this.look.limit ?? Number.POSITIVE_INFINITY)) throw new Enough();
  }

  private entry(key: Buffer, stored: Buffer, page: number): void {
    this.found.entries++;
    if (key.equals(formatKey) && stored.equals(formats.plain)) {
      this.found.format = 'plain';
      return;
    }
    const value = checkedValue(key, stored);
    if (value === undefined) {
      const name = this.look.nameOf?.(key) ?? 'an entry';
      if (this.unchecked.length < most) this.unchecked.push(`page ${page}: ${name} is not what was written`);
      return;
    }
    if (key.equals(formatKey) && value.equals(formats.checked)) this.found.format = 'checked';
    this.look.onEntry?.({ key, value });
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
