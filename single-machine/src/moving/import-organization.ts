import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type RunningService, rowsThere, storeMovedLines } from '@coaching/service-kit';
import { strFromU8, unzipSync } from 'fflate';
import { republishAll } from '../control';
import { CannotStart } from '../data-directory';
import type { RunningServices } from '../domains/start-domains';
import { filePath, MANIFEST, type Manifest, manifestSchema, rowsPath } from './manifest';

/** The files of an archive by their path, each unpacked when it is asked for. */
type Archive = (path: string) => Uint8Array;

function archiveOf(packed: Uint8Array): Archive {
  return (path) => {
    const found = unzipSync(packed, { filter: ({ name }) => name === path })[path];
    if (!found) throw new CannotStart(`${path} is not in the export.`);
    return found;
  };
}

function manifestIn(archive: Archive): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(strFromU8(archive(MANIFEST))));
  } catch (cause) {
    throw new CannotStart('This is no export of an organization.', { cause });
  }
}

/** @throws CannotStart naming the first file that is not as it was written */
function checkSums(archive: Archive, { entries }: Manifest): void {
  for (const { path, sha256 } of entries)
    if (createHash('sha256').update(archive(path)).digest('hex') !== sha256)
      throw new CannotStart(`${path} is not what was exported: its checksum is another one.`);
}

/** @throws CannotStart naming what is there */
async function requireEmpty(services: readonly RunningService[]): Promise<void> {
  for (const { name, context, moves } of services)
    for (const moved of moves.rows) {
      const count = await rowsThere(context, moved);
      if (count > 0)
        throw new CannotStart(
          `This installation is not empty: ${name} holds ${count} of ${moved.model}. Nothing was imported.`,
        );
    }
}

const collectionOf = ({ context }: RunningService, model: string) =>
  context.connection.model(model).collection.collectionName;

async function importInto(service: RunningService, archive: Archive, { entries }: Manifest): Promise<void> {
  const { name, context, moves } = service;
  for (const moved of moves.rows) {
    const text = strFromU8(archive(rowsPath(name, collectionOf(service, moved.model))));
    await storeMovedLines(context, moved, text.split('\n').filter(Boolean));
  }
  const prefix = filePath(name, '');
  for (const { path } of entries.filter(({ path }) => path.startsWith(prefix))) {
    const bytes = archive(path);
    const type = 'application/octet-stream';
    const key = path.slice(prefix.length);
    await moves.storeFile?.({ key, type, length: bytes.length, bytes: Readable.from([bytes]) });
  }
}

/**
 * Brings an organisation into an empty installation: all checksums first, then its rows and files as they were stored,
 * then everything that is made from events.
 * @throws CannotStart, with nothing changed, when the file is not as it was exported or something is there already
 */
export async function importOrganization(services: RunningServices, file: string): Promise<Manifest> {
  const archive = archiveOf(await readFile(file));
  const manifest = manifestIn(archive);
  checkSums(archive, manifest);
  const all = Object.values(services);
  await requireEmpty(all);
  for (const service of all) await importInto(service, archive, manifest);
  for await (const _ of republishAll(services));
  return manifest;
}
