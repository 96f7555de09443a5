import { isStaff, mayReadAudit } from '@coaching/access';
import { type AuditEntry, type CallQuery, type CsvCell, MESSAGES } from '@coaching/contracts';
import {
  AnsweredCsv,
  findPage,
  type Handler,
  NotAllowed,
  searchFilter,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { QueryFilter } from 'mongoose';
import type { AuditLog } from './audit-log';
import { type AuditRecord, PRIVATE_CHAIN } from './audit-record';

const presentEntry = ({ organization_uid, at, ...entry }: AuditRecord): AuditEntry => ({
  ...entry,
  organization_uid: organization_uid || null,
  at: at.toISOString(),
});

function filterOf({
  organization_uid,
  event,
  from,
  to,
  query,
}: CallQuery<'getAudit'>): QueryFilter<AuditRecord> {
  const at = { ...(from && { $gte: new Date(from) }), ...(to && { $lt: new Date(to) }) };
  return {
    organization_uid: organization_uid ?? { $ne: PRIVATE_CHAIN },
    ...(event && { event }),
    ...((from || to) && { at }),
    ...searchFilter<AuditRecord>(query, [
      'actor.username',
      'real.username',
      'about.username',
      'email',
      'target',
    ]),
  };
}

const columns = [
  'Number',
  'Time (UTC)',
  'Event',
  'Result',
  'Actor',
  'Signed in as them',
  'About',
  'Email',
  'Target',
  'Address',
  'Organization',
  'Hash',
];

const nameOf = (person: { uid: string; username: string } | null) =>
  person ? `${person.username} (${person.uid})`.trim() : '';

async function* csvLines(entries: AsyncIterable<AuditRecord>): AsyncGenerator<CsvCell[]> {
  yield columns;
  for await (const entry of entries)
    yield [
      entry.number,
      entry.at.toISOString(),
      entry.event,
      entry.result,
      nameOf(entry.actor),
      nameOf(entry.real),
      entry.about.map(nameOf).join('; '),
      entry.email ?? '',
      entry.target,
      entry.from,
      entry.organization_uid,
      entry.hash,
    ];
}

export const getAudit =
  ({ model }: AuditLog): Handler<'getAudit'> =>
  async ({ actor, query: asked }) => {
    // Who reads of one organisation alone need not say which.
    const { organization_uid = isStaff(actor) ? undefined : (actor.organization_uid ?? undefined) } = asked;
    if (!mayReadAudit(actor, organization_uid ?? null)) throw new NotAllowed(MESSAGES.notAllowed);
    const query = { ...asked, organization_uid };
    const filter = filterOf(query);
    if (query.format === 'csv') {
      const rows = model.find(filter, WITHOUT_ID).sort({ at: -1, uid: -1 }).lean<AuditRecord[]>().cursor();
      return new AnsweredCsv('audit-log.csv', csvLines(rows as AsyncIterable<AuditRecord>));
    }
    const { rows, total } = await findPage(model, { filter, query, sorts: { at: 'at' } });
    return { entries: rows.map(presentEntry), total };
  };
