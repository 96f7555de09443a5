import { strToU8, zipSync } from 'fflate';
import type { GatheredData } from './gather';

/** What an archive says of itself. */
export interface ArchiveManifest {
  format: 'person';
  version: 1;
  about: { uid: string; username: string };
  exported_at: string;
  /** sha256 in hex; null where the browser has none, as on pages that are not secure. */
  files: { path: string; bytes: number; sha256: string | null }[];
  left_out: string[];
}

async function checksum(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A zip of files, with a manifest that has the checksum of each and says what was left out. */
export async function archiveOf(
  { files, left_out }: GatheredData,
  { uid, username }: ArchiveManifest['about'],
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed: Record<string, Uint8Array> = {};
  const listed: ArchiveManifest['files'] = [];
  for (const { path, text } of files) {
    const bytes = new Uint8Array(strToU8(text));
    packed[path] = bytes;
    listed.push({ path, bytes: bytes.length, sha256: await checksum(bytes) });
  }
  const manifest: ArchiveManifest = {
    format: 'person',
    version: 1,
    about: { uid, username },
    exported_at: now.toISOString(),
    files: listed,
    left_out,
  };
  return new Uint8Array(
    zipSync(
      { 'manifest.json': strToU8(`${JSON.stringify(manifest, null, 2)}\n`), ...packed },
      { mtime: now },
    ),
  );
}
