import { type CsvCell, importRowWords, pageWindow } from '@coaching/contracts';
import { AnsweredCsv, type Handler, searchFilter, WITHOUT_ID } from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import { seenImport } from './import-policy';
import type { ImportRowRecord } from './import-row-record';
import type { Imports } from './imports-repository';
import { presentRow } from './present-import';

async function* csvLines(rows: AsyncIterable<ImportRowRecord>): AsyncGenerator<CsvCell[]> {
  yield ['Row', 'Last Name', 'First Name', 'Email', 'Role', 'Program', 'What happened'];
  for await (const row of rows) {
    const { number, last_name, first_name, email, role, program } = row;
    yield [number, last_name, first_name, email, role, program, importRowWords(row)];
  }
}

export const getImportRows =
  ({ find, rows: model }: Imports): Handler<'getImportRows'> =>
  async ({ actor, params: { uid }, query }) => {
    seenImport(actor, await find(uid));
    const { outcome, state, format, page, rowsPerPage, descending } = query;
    const filter: QueryFilter<ImportRowRecord> = {
      import_uid: uid,
      ...(outcome && { outcome }),
      ...(state && { state }),
      ...searchFilter<ImportRowRecord>(query.query, ['email', 'last_name', 'first_name']),
    };
    const found = model.find(filter, WITHOUT_ID).sort({ number: descending ? -1 : 1 });
    if (format === 'csv') {
      const all = found.lean<ImportRowRecord[]>().cursor();
      return new AnsweredCsv('upload-result.csv', csvLines(all as AsyncIterable<ImportRowRecord>));
    }
    const { skip, limit } = pageWindow(page, rowsPerPage);
    const [rows, total] = await Promise.all([
      found.skip(skip).limit(limit).lean<ImportRowRecord[]>(),
      model.countDocuments(filter),
    ]);
    return { rows: rows.map(presentRow), total };
  };
