import { isDeepStrictEqual } from 'node:util';
import type { Place } from '@coaching/access';
import { type Actor, type CallBody, type ImportRow } from '@coaching/contracts';
import { Conflict, type Handler } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { PersonRecord } from '../people/person-record';
import type { NamedPlace } from '../places/find-place';
import { ownImport } from './import-policy';
import { type ImportRecord, previewExpires } from './import-record';
import type { ImportRowRecord } from './import-row-record';
import { type ImportParts, importTarget } from './import-target';
import { judgeRow } from './judge-row';
import { presentRow } from './present-import';
import type { ImportTarget } from './row-spots';
import { noOutcomes, noStates } from './tally';

/** Lists that are stored of somebody while they are looked over; the newest ones. */
export const MOST_PREVIEWS = 10;

const STARTED = 'This list was imported already. Please upload it again to import more.';

const ELSEWHERE = 'This list was looked over for another role or place. Please upload it again.';

/** The place by its uids alone: what it is called is found anew. */
function unnamed(place: NamedPlace): Place {
  switch (place.kind) {
    case 'organization':
      return { kind: 'organization', organization_uid: place.organization_uid };
    case 'program':
      return {
        kind: 'program',
        organization_uid: place.organization_uid,
        program_uid: place.program_uid,
      };
    default:
      return place;
  }
}

function begun(
  { uid, file_name, role, entity = null }: CallBody<'previewImport'>,
  { uid: by, username }: Actor,
  place: NamedPlace,
  now: Date,
): ImportRecord {
  return {
    uid,
    by: { uid: by, username },
    file_name,
    role,
    entity,
    place: unnamed(place),
    entity_uid: entity?.uid ?? '',
    status: 'preview',
    checksum: '',
    outcomes: noOutcomes(),
    states: noStates(),
    created_at: now,
    finished_at: null,
    expires_at: previewExpires(now),
  };
}

const emailOf = ({ email }: ImportRow) => email.trim().toLowerCase();

/** The rows with what importing each does; the first of an address is meant, and later ones repeat it. */
function judged(
  rows: readonly ImportRow[],
  known: ReadonlyMap<string, PersonRecord>,
  target: ImportTarget,
): (ImportRow & Pick<ImportRowRecord, 'outcome' | 'message' | 'username' | 'changes'>)[] {
  const first = new Map<string, number>();
  return [...rows]
    .sort((one, other) => one.number - other.number)
    .map((row) => {
      const email = emailOf(row);
      const earlier = first.get(email) ?? null;
      const { outcome, message, username, changes } = judgeRow(
        row,
        { known: known.get(email), earlier },
        target,
      );
      if (outcome !== 'invalid' && earlier === null) first.set(email, row.number);
      return { ...row, outcome, message, username, changes };
    });
}

/** Says what rows of a list do, and stores it; nobody is brought in. */
export const previewImport = (parts: ImportParts): Handler<'previewImport'> => {
  const { imports, people, context } = parts;

  /** The rows that are different by what was sent: those, and those of the same addresses. */
  async function touched({ uid, rows, removed }: CallBody<'previewImport'>, session: ClientSession) {
    const numbers = [...new Set([...rows.map(({ number }) => number), ...removed])];
    const before = await imports.rowsWith(uid, 'number', numbers, session);
    const emails = [...new Set([...rows, ...before].map(emailOf))].filter((email) => email !== '');
    const sent = new Set(numbers);
    const others = (await imports.rowsWith(uid, 'email', emails, session)).filter(
      ({ number }) => !sent.has(number),
    );
    return { before: new Map([...before, ...others].map((row) => [row.number, row])), others, emails };
  }

  return async ({ actor, body, now }) => {
    const { uid, rows, removed, role, entity = null } = body;
    const target = await importTarget(parts, actor, { role, entity }, now);
    return context.transaction(async ({ session }) => {
      const stored = await imports.find(uid, session);
      const record = stored ? ownImport(actor, stored) : begun(body, actor, target.place, now);
      if (record.status !== 'preview') throw new Conflict(STARTED);
      if (record.role !== role || record.entity_uid !== (entity?.uid ?? '')) throw new Conflict(ELSEWHERE);
      if (!stored) {
        await imports.put(record, session);
        await imports.dropPreviews(actor.uid, MOST_PREVIEWS, session);
      }
      if (removed.length > 0)
        await imports.rows.deleteMany({ import_uid: uid, number: { $in: removed } }, { session });
      const { before, others, emails } = await touched(body, session);
      // The last of a number counts.
      const sent = [...new Map(rows.map((row) => [row.number, { ...row, email: emailOf(row) }])).values()];
      const known = await people.byLogins(emails);
      const all = judged([...sent, ...others], known, target).map(
        (row): ImportRowRecord => ({
          import_uid: uid,
          ...presentable(row),
          state: 'waiting',
          done: null,
          has_interaction: false,
          expires_at: record.expires_at,
        }),
      );
      const changed = all.filter((row) => !isDeepStrictEqual(row, before.get(row.number)));
      await imports.putRows(changed, session);
      return { rows: all.map(presentRow) };
    });
  };
};

/** What of a row is judged, and nothing that was stored with it besides. */
function presentable(row: ReturnType<typeof judged>[number]) {
  const { number, first_name, last_name, email, role, program, outcome, message, username, changes } = row;
  return { number, first_name, last_name, email, role, program, outcome, message, username, changes };
}
