import { stat } from 'node:fs/promises';

/** A file as it lies on disk for one encoding. */
export interface Variant {
  file: string;
  /** What Content-Encoding says; null for the file itself. */
  encoding: 'br' | 'gzip' | null;
}

const isFile = (path: string) =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );

/** Does the caller take this encoding; q=0 means no. */
function takes(accepted: string, encoding: string): boolean {
  const part = accepted
    .toLowerCase()
    .split(',')
    .find((one) => one.split(';')[0]?.trim() === encoding);
  return part !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(part);
}

/**
 * The smallest variant of a file that the caller takes; null when there is no such file. Looks at the disk each
 * time, so that files published while we run are found.
 * @param accepted the Accept-Encoding header
 */
export async function findVariant(file: string, accepted: string): Promise<Variant | null> {
  if (!(await isFile(file))) return null;
  if (takes(accepted, 'br') && (await isFile(`${file}.br`))) return { file: `${file}.br`, encoding: 'br' };
  if (takes(accepted, 'gzip') && (await isFile(`${file}.gz`)))
    return { file: `${file}.gz`, encoding: 'gzip' };
  return { file, encoding: null };
}
