import type { Actor, ImportedRow, PeopleImport } from '@coaching/contracts';
import { mayTakeBack } from './import-policy';
import type { ImportRecord } from './import-record';
import type { ImportRowRecord } from './import-row-record';

const canBeTakenBack = ({ status, states }: ImportRecord) =>
  status === 'taking-back' || ((status === 'done' || status === 'running') && states.done > 0);

/** An import as its callers see it. */
export function presentImport(record: ImportRecord, actor: Actor): PeopleImport {
  const { place: _, entity_uid, expires_at, created_at, finished_at, ...shown } = record;
  return {
    ...shown,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    may_take_back: canBeTakenBack(record) && mayTakeBack(actor, record),
  };
}

/** A row as callers see it, without whose account it is. */
export function presentRow(row: ImportRowRecord): ImportedRow {
  const { import_uid, done, has_interaction, expires_at, ...shown } = row;
  return shown;
}
