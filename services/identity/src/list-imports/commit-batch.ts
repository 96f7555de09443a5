import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@coaching/service-kit';
import { bringInWith, type InviteParts, WRITTEN_TO } from '../invitations/invite-batch';
import { putPeople } from '../people/change-person';
import { type PersonRecord, WITHOUT_LISTS } from '../people/person-record';
import { type ImportRecord, importExpires } from './import-record';
import type { ImportRowRecord, PersonBefore } from './import-row-record';
import type { ImportParts } from './import-target';
import { type Judged, type Judgement, judgeRow } from './judge-row';
import type { ImportTarget } from './row-spots';

/** Rows that one transaction applies, which locks what it touches for a moment only. */
export const IMPORT_BATCH = 100;

const MOVED =
  'Is not what it was when the list was looked over; nothing was done. Please upload this row again.';

type Parts = ImportParts & InviteParts;

/** A row that is applied: who its person was, and is. */
interface Applied {
  row: ImportRowRecord;
  before: PersonRecord | undefined;
  after: PersonRecord;
  isMailed: boolean;
  isWithheld: boolean;
}

const judgementOf = ({ outcome, message, username, changes }: Judgement): Judgement => ({
  outcome,
  message,
  username,
  changes,
});

const isAsJudged = (row: ImportRowRecord, now: Judged) =>
  isDeepStrictEqual(judgementOf(row), judgementOf(now));

/** What of a person an import may change. */
const personBefore = (person: PersonRecord): PersonBefore => ({
  first_name: person.first_name,
  last_name: person.last_name,
  username: person.username,
  initials: person.initials,
  roles: person.roles,
  schools: person.schools,
  coaches: person.coaches,
  default_organization_uid: person.default_organization_uid,
});

const stored = (before: PersonRecord | undefined, after: PersonRecord, now: Date): PersonRecord =>
  before ? { ...after, revision: before.revision + 1, updated_at: now } : after;

/** The living people with these addresses as the transaction sees them, by address. */
async function knownIn(
  { people }: Parts,
  rows: readonly ImportRowRecord[],
  { session }: Transaction,
): Promise<Map<string, PersonRecord>> {
  const system_keys = rows.map(({ email }) => email);
  const logins = { uams: { $elemMatch: { system: 'email', system_key: { $in: system_keys } } } };
  const found = await people.model.find(logins, WITHOUT_LISTS, { session }).lean<PersonRecord[]>();
  return new Map(found.flatMap((person) => person.uams.map(({ system_key }) => [system_key, person])));
}

/**
 * Applies the next rows of an import as they were looked over; a row that would do something else by now does nothing.
 * @returns the import after them, which is `done` after its last, and those rows
 */
export const commitBatchWith = (parts: Parts) => {
  const { imports, people } = parts;
  const bringIn = bringInWith(parts);

  function sorted(rows: readonly ImportRowRecord[], known: Map<string, PersonRecord>, target: ImportTarget) {
    const [applied, moved]: [Applied[], ImportRowRecord[]] = [[], []];
    const taken = new Set<string>();
    for (const row of rows) {
      const found = known.get(row.email);
      const now = judgeRow(row, { known: found, earlier: null }, target);
      const { isMailed, isWithheld } = now;
      const before = isWithheld ? undefined : found;
      const isTwice = before !== undefined && taken.has(before.uid);
      if (!isAsJudged(row, now) || !now.after || isTwice) {
        moved.push({ ...row, state: 'moved', message: MOVED });
        continue;
      }
      taken.add(now.after.uid);
      const after = stored(before, now.after, target.now);
      applied.push({ row, before, after, isMailed, isWithheld });
    }
    return { applied, moved };
  }

  return async (
    record: ImportRecord,
    target: ImportTarget,
    transaction: Transaction,
  ): Promise<{ record: ImportRecord; rows: ImportRowRecord[] }> => {
    const { session } = transaction;
    const { now, actor, place } = target;
    const rows = await imports.nextRows(record.uid, 'waiting', IMPORT_BATCH, session);
    const { applied, moved } = sorted(rows, await knownIn(parts, rows, transaction), target);
    const mailed = applied.filter(({ isMailed }) => isMailed);
    const left = await bringIn(
      mailed.map(({ row, before = null, after, isWithheld }) => ({
        row: { user: row },
        before,
        after,
        isWithheld,
      })),
      { actor, place, now },
      transaction,
    );
    const quiet = applied.filter(({ isMailed }) => !isMailed);
    await putPeople(
      people,
      quiet.map(({ after }) => after),
      transaction,
    );
    const expires_at = importExpires(now);
    const after = [
      ...moved,
      ...applied.map(({ row, before, after, isWithheld }): ImportRowRecord => {
        if (isWithheld) return { ...row, state: 'done', done: null };
        if (left.has(after.uid)) return { ...row, state: 'refused', message: WRITTEN_TO };
        const done = {
          user_uid: after.uid,
          revision: after.revision,
          before: before ? personBefore(before) : null,
          at: now,
        };
        return { ...row, state: 'done', done };
      }),
    ].map((row) => ({ ...row, expires_at }));
    await imports.putRows(after, session);
    const states = { ...record.states };
    for (const { state } of after) {
      states[state] += 1;
      states.waiting -= 1;
    }
    const isDone = rows.length < IMPORT_BATCH;
    const changed: ImportRecord = {
      ...record,
      states,
      status: isDone ? 'done' : 'running',
      finished_at: isDone ? now : null,
    };
    await imports.put(changed, session);
    return { record: changed, rows: after };
  };
};
