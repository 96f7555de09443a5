import type { Actor } from '@coaching/contracts';
import { Conflict, type Handler } from '@coaching/service-kit';
import type { InviteParts } from '../invitations/invite-batch';
import { pastNewAccounts } from '../invitations/past-new-accounts';
import { organizationOf } from '../places/find-place';
import { limitingSeats, type Placing, requireSeats } from '../seats/require-seats';
import { commitBatchWith } from './commit-batch';
import { ownImport } from './import-policy';
import { type ImportRecord, importExpires } from './import-record';
import type { ImportRowRecord } from './import-row-record';
import { type ImportParts, importTarget } from './import-target';
import { judgeRow } from './judge-row';
import { presentImport, presentRow } from './present-import';
import type { ImportTarget } from './row-spots';
import { tallyOf } from './tally';

const CHANGED = 'This list is not what it was when it was looked over. Please look it over again.';

const TAKEN_BACK = 'This import was taken back. Please upload the list again.';

/** Rows whose people are read at once. */
const READ_AT_ONCE = 500;

/** Applies the next rows of a list that was looked over; asked again after its last row it answers the same. */
export const commitImport = (parts: ImportParts & InviteParts): Handler<'commitImport'> => {
  const { imports, context } = parts;
  const commitBatch = commitBatchWith(parts);

  /** What would stop a later part stops the first. @throws NotAllowed where the organisation has too few seats */
  async function requireRoom({ uid }: ImportRecord, target: ImportTarget): Promise<void> {
    const { place, now } = target;
    if (!('organization_uid' in place) || !(await limitingSeats(parts, place, { now }))) return;
    const changes: Placing[] = [];
    const placeAll = async (rows: readonly ImportRowRecord[]) => {
      const known = await parts.people.byLogins(rows.map(({ email }) => email));
      for (const row of rows) {
        const found = known.get(row.email) ?? null;
        const { after, isWithheld } = judgeRow(row, { known: found ?? undefined, earlier: null }, target);
        if (after) changes.push({ before: isWithheld ? null : found, after });
      }
    };
    let rows: ImportRowRecord[] = [];
    for await (const row of imports.allRows(uid)) {
      if (row.outcome !== 'new' && row.outcome !== 'changed') continue;
      rows.push(row);
      if (rows.length < READ_AT_ONCE) continue;
      await placeAll(rows);
      rows = [];
    }
    await placeAll(rows);
    await requireSeats(parts, place, changes, { now });
  }

  /** From now on it is an import, and its rows are looked over no more. @throws Conflict */
  async function begin(actor: Actor, seen: ImportRecord, checksum: string, now: Date): Promise<ImportRecord> {
    const tally = await tallyOf(seen, imports.allRows(seen.uid));
    if (tally.checksum !== checksum) throw new Conflict(CHANGED, { import: presentImport(seen, actor) });
    return context.transaction(async ({ session }) => {
      const record = ownImport(actor, await imports.find(seen.uid, session));
      if (record.status !== 'preview') return record;
      const { outcomes } = tally;
      const skipped = outcomes.there + outcomes.invalid + outcomes.duplicate;
      const expires_at = importExpires(now);
      await imports.rows.updateMany(
        { import_uid: seen.uid, outcome: { $in: ['there', 'invalid', 'duplicate'] } },
        { $set: { state: 'skipped', expires_at } },
        { session },
      );
      const states = { ...tally.states, skipped, waiting: tally.states.waiting - skipped };
      const begun: ImportRecord = { ...record, checksum, outcomes, states, status: 'running', expires_at };
      await imports.put(begun, session);
      return begun;
    });
  }

  const next = (actor: Actor, uid: string, target: ImportTarget) =>
    pastNewAccounts(() =>
      context.transaction(async (transaction) => {
        const record = ownImport(actor, await imports.find(uid, transaction.session));
        if (record.status !== 'running') return { record, rows: [] };
        return commitBatch(record, target, transaction);
      }),
    );

  return async ({ actor, body: { uid, checksum }, now, logSecurity }) => {
    const seen = ownImport(actor, await imports.find(uid));
    const target = await importTarget(parts, actor, seen, now);
    if (seen.status === 'preview') await requireRoom(seen, target);
    const begun = seen.status === 'preview' ? await begin(actor, seen, checksum, now) : seen;
    if (begun.checksum !== checksum) throw new Conflict(CHANGED, { import: presentImport(begun, actor) });
    if (begun.status === 'taking-back' || begun.status === 'taken-back') throw new Conflict(TAKEN_BACK);
    const { record, rows } = await next(actor, uid, target);
    for (const { done } of rows)
      if (done)
        logSecurity({
          event: 'people-imported',
          result: 'done',
          about_uid: done.user_uid,
          ...organizationOf(target.place),
        });
    return { import: presentImport(record, actor), rows: rows.map(presentRow) };
  };
};
