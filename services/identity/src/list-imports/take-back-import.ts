import { type Actor, MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed, type Transaction } from '@coaching/service-kit';
import { putPeople, removePeople } from '../people/change-person';
import { type PersonRecord, WITHOUT_LISTS } from '../people/person-record';
import { IMPORT_BATCH } from './commit-batch';
import { mayTakeBack, seenImport } from './import-policy';
import type { ImportRecord } from './import-record';
import type { ImportRowRecord, PersonBefore } from './import-row-record';
import type { ImportParts } from './import-target';
import { presentImport } from './present-import';
import { whyLeft } from './why-left';

function asBefore(person: PersonRecord, before: PersonBefore, now: Date): PersonRecord {
  const was = { ...person, ...before };
  return { ...was, revision: person.revision + 1, updated_at: now };
}

/** Takes the next rows of an import back, and leaves those on which something was built. */
export const takeBackImport = (
  parts: Pick<ImportParts, 'imports' | 'people' | 'context'>,
): Handler<'takeBackImport'> => {
  const { imports, people, context } = parts;

  async function takeBack(
    rows: readonly ImportRowRecord[],
    { uid: by }: Actor,
    now: Date,
    transaction: Transaction,
  ) {
    const uids = rows.flatMap(({ done }) => (done ? [done.user_uid] : []));
    const { session } = transaction;
    const found = await people.model
      .find({ uid: { $in: uids } }, WITHOUT_LISTS, { session })
      .lean<PersonRecord[]>();
    const byUid = new Map(found.map((person) => [person.uid, person]));
    const restored: PersonRecord[] = [];
    const removed: PersonRecord[] = [];
    const after: ImportRowRecord[] = [];
    for (const row of rows) {
      if (!row.done) {
        after.push({ ...row, state: 'taken-back' });
        continue;
      }
      const person = byUid.get(row.done.user_uid) ?? null;
      const why = whyLeft(row, person);
      if (why !== null || !person) {
        const username = row.username || person?.username || row.email;
        after.push({ ...row, state: 'left', username, message: why ?? '' });
        continue;
      }
      const before = row.done.before;
      if (before) restored.push(asBefore(person, before, now));
      else removed.push(person);
      after.push({ ...row, state: 'taken-back' });
    }
    await putPeople(people, restored, transaction);
    await removePeople(people, removed, { by, now }, transaction);
    return after;
  }

  /** @throws NotFound, NotAllowed */
  function admit(actor: Actor, record: ImportRecord | null): ImportRecord {
    const seen = seenImport(actor, record);
    if (seen.status === 'preview' || !mayTakeBack(actor, seen)) throw new NotAllowed(MESSAGES.notAllowed);
    return seen;
  }

  return async ({ actor, body: { uid }, now, logSecurity }) => {
    admit(actor, await imports.find(uid));
    const { record, rows } = await context.transaction(async (transaction) => {
      const { session } = transaction;
      const record = admit(actor, await imports.find(uid, session));
      if (record.status === 'taken-back') return { record, rows: [] };
      const rows = await imports.nextRows(uid, 'done', IMPORT_BATCH, session);
      const after = await takeBack(rows, actor, now, transaction);
      await imports.putRows(after, session);
      const states = { ...record.states };
      for (const { state } of after) {
        states[state] += 1;
        states.done -= 1;
      }
      const status = rows.length < IMPORT_BATCH ? 'taken-back' : 'taking-back';
      const changed: ImportRecord = { ...record, states, status };
      await imports.put(changed, session);
      return { record: changed, rows: after };
    });
    const { place } = record;
    const where = 'organization_uid' in place ? { organization_uid: place.organization_uid } : {};
    for (const { state, done } of rows)
      if (state === 'taken-back' && done)
        logSecurity({ event: 'import-taken-back', result: 'done', about_uid: done.user_uid, ...where });
    const left = rows.filter(({ state }) => state === 'left');
    return {
      import: presentImport(record, actor),
      left: left.map(({ number, username, message }) => ({ number, username, message })),
    };
  };
};
