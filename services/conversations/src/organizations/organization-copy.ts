import type { OrganizationEmbed, ProgramEmbed } from '@coaching/contracts';
import { copied, storedIn, WITHOUT_ID, within } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** What this service knows of an organisation: identity's latest word. */
export interface OrganizationCopy extends OrganizationEmbed {
  programs: { uid: string; program_name: string }[];
  /** The organisation's revision this copy is from; an older word is ignored. */
  revision: number;
}

const programStored = copied(
  within<OrganizationCopy['programs'][number]>({
    uid: { type: String, required: true },
    program_name: String,
  }),
);

export const organizationCopySchema = storedIn<OrganizationCopy>('organizations', {
  uid: { type: String, required: true },
  name: { type: String, default: '' },
  short_name: { type: String, default: '' },
  programs: [programStored],
  revision: { type: Number, required: true },
});
organizationCopySchema.index({ uid: 1 }, { unique: true });
organizationCopySchema.index({ 'programs.uid': 1 });

/** This service's copies of organisations. */
export interface Organizations {
  find(uid: string, session?: ClientSession): Promise<OrganizationCopy | null>;
  /** Those of the organisations that are known, by uid. */
  findAll(uids: readonly string[]): Promise<Map<string, OrganizationCopy>>;
  /** The program of this uid, or null. */
  findProgram(program_uid: string): Promise<ProgramEmbed | null>;
  put(organization: OrganizationCopy, session: ClientSession): Promise<void>;
}

/** What others keep of a program of an organisation; null when it has no such program. */
export function programIn(organization: OrganizationCopy | null, program_uid: string): ProgramEmbed | null {
  const program = organization?.programs.find(({ uid }) => uid === program_uid);
  return organization && program
    ? { program_uid, program_name: program.program_name, organization_uid: organization.uid }
    : null;
}

export function organizationsIn(connection: Connection): Organizations {
  const model = connection.model<OrganizationCopy>('OrganizationCopy', organizationCopySchema);
  return {
    find: (uid, session) => model.findOne({ uid }, WITHOUT_ID, { session }).lean<OrganizationCopy>(),
    async findAll(uids) {
      const wanted = [...new Set(uids)];
      if (wanted.length === 0) return new Map();
      const found = await model.find({ uid: { $in: wanted } }, WITHOUT_ID).lean<OrganizationCopy[]>();
      return new Map(found.map((organization) => [organization.uid, organization]));
    },
    async findProgram(program_uid) {
      const organization = await model
        .findOne({ 'programs.uid': program_uid }, WITHOUT_ID)
        .lean<OrganizationCopy>();
      return programIn(organization, program_uid);
    },
    async put(organization, session) {
      await model.replaceOne({ uid: organization.uid }, organization, { upsert: true, session });
    },
  };
}
