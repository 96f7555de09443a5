import { WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type AuditEnd, type AuditRecord, auditEndSchema, auditSchema } from './audit-record';
import { chained, faultOf } from './chain';

/** The audit log of this service's database: a chain for each organisation, and one for what is of none. */
export interface AuditLog {
  model: Model<AuditRecord>;
  /** Adds an entry to its chain, once. */
  append(entry: Omit<AuditRecord, 'previous' | 'number' | 'hash'>, session: ClientSession): Promise<void>;
  /** What is wrong with each chain, by the organisation's uid; null for nothing. */
  faults(): AsyncIterable<{ organization_uid: string; entries: number; fault: string | null }>;
}

export function auditLogIn(connection: Connection): AuditLog {
  const model = connection.model<AuditRecord>('AuditEntry', auditSchema);
  const ends = connection.model<AuditEnd>('AuditEnd', auditEndSchema);
  return {
    model,
    async append(entry, session) {
      const { uid, organization_uid } = entry;
      if (await model.exists({ uid }).session(session)) return;
      const end = await ends.findOne({ organization_uid }, WITHOUT_ID, { session }).lean<AuditEnd>();
      const added = chained(entry, end);
      await model.create([added], { session });
      const { number, hash } = added;
      // Two at once are one after the other: both write this.
      await ends.replaceOne(
        { organization_uid },
        { organization_uid, number, hash },
        { upsert: true, session },
      );
    },
    async *faults() {
      const chains = await model.distinct('organization_uid');
      const ended = await ends.distinct('organization_uid');
      for (const organization_uid of [...new Set([...chains, ...ended])].sort()) {
        const end = await ends.findOne({ organization_uid }, WITHOUT_ID).lean<AuditEnd>();
        const entries = model
          .find({ organization_uid }, WITHOUT_ID)
          .sort({ number: 1 })
          .lean<AuditRecord[]>()
          .cursor() as AsyncIterable<AuditRecord>;
        const fault = await faultOf(entries, end);
        yield { organization_uid, entries: end?.number ?? 0, fault };
      }
    },
  };
}
