import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '@coaching/contracts';
import {
  type MovedRow,
  type MovedRows,
  type MovingOrganization,
  movedColumns,
  movedLine,
  movedRows,
  type RunningService,
} from '@coaching/service-kit';
import { CannotStart } from '../data-directory';
import type { RunningServices } from '../domains/start-domains';
import { createArchive } from './archive-writer';
import { filePath, MANIFEST, type Manifest, manifestOf, rowsPath, tablePath } from './manifest';

/** Who and what is in it, as the service says that knows. @throws CannotStart when nobody knows it */
async function organizationIn(services: RunningServices, uid: string): Promise<MovingOrganization> {
  for (const { moves, context } of Object.values(services)) {
    const found = await moves.organization?.(context, uid);
    if (found) return found;
  }
  throw new CannotStart(`There is no organization with the uid ${uid}.`);
}

function cellOf(value: unknown): CsvCell {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

async function* lines(rows: AsyncIterable<MovedRow>): AsyncGenerator<string> {
  for await (const row of rows) yield movedLine(row);
}

async function* tableOf(columns: readonly string[], rows: AsyncIterable<MovedRow>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((column) => cellOf(row[column])));
}

const collectionOf = ({ context }: RunningService, { model }: MovedRows) =>
  context.connection.model(model).collection.collectionName;

/**
 * Writes all of an organisation into a zip file: rows as JSON, one in a line, and as tables, and the files that its
 * people sent, with a manifest of checksums.
 * @param file path of the archive, which is not there yet
 * @throws CannotStart when there is no such organisation
 */
export async function exportOrganization(
  services: RunningServices,
  uid: string,
  file: string,
  now = new Date(),
): Promise<Manifest> {
  const organization = await organizationIn(services, uid);
  const archive = await createArchive(file);
  const entries: Manifest['entries'] = [];
  for (const service of Object.values(services)) {
    const { name, context, moves } = service;
    for (const moved of moves.rows) {
      const collection = collectionOf(service, moved);
      const rows = () => movedRows(context, moved, organization);
      entries.push(await archive.add(rowsPath(name, collection), lines(rows())));
      entries.push(
        await archive.add(tablePath(name, collection), tableOf(movedColumns(context, moved), rows())),
      );
    }
    for await (const { key, bytes } of moves.files?.(context, organization) ?? [])
      entries.push(await archive.add(filePath(name, key), bytes));
  }
  const manifest = manifestOf({
    organization: { uid, name: organization.name },
    made_at: now.toISOString(),
    left_out: Object.values(services).flatMap(({ moves }) => moves.leaves ?? []),
    entries,
  });
  const text = JSON.stringify(manifest, null, 2);
  await archive.add(
    MANIFEST,
    (async function* () {
      yield text;
    })(),
  );
  await archive.close();
  return manifest;
}
