import type { Handler } from '@coaching/service-kit';
import { seenImport } from './import-policy';
import type { Imports } from './imports-repository';
import { presentImport } from './present-import';
import { tallyOf } from './tally';

export const getImport =
  (imports: Imports): Handler<'getImport'> =>
  async ({ actor, params: { uid } }) => {
    const record = seenImport(actor, await imports.find(uid));
    // While it is looked over its rows come and go; once it is applied it holds what it was applied by.
    const tally = record.status === 'preview' ? await tallyOf(record, imports.allRows(uid)) : {};
    return { import: presentImport({ ...record, ...tally }, actor) };
  };
