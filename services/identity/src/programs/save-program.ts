import { mayEditOrganization, mayEditProgram, mayReadOrganization } from '@coaching/access';
import { type Actor, MESSAGES, type ProgramDraft } from '@coaching/contracts';
import { type Handler, Invalid, NotAllowed, NotFound, uidOfNew } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { OrganizationParts } from '../organizations/organization-parts';
import { presentManagedProgram } from './present-program';
import type { ProgramRecord } from './program-record';
import type { Programs } from './programs-repository';
import { putProgram } from './put-program';
import { requireProgram } from './require-program';

type NamedDraft = ProgramDraft & { uid: string };

interface Asked {
  actor: Actor;
  org: string;
  draft: NamedDraft;
  now: Date;
}

/** @throws NotAllowed, NotFound (also for one in the recycle bin), Invalid */
function baseOf({ actor, org, draft, now }: Asked, stored: ProgramRecord | null): ProgramRecord {
  if (!stored) return newProgram(actor, org, draft, now);
  const program = requireProgram(actor, org, stored.deleted_at ? null : stored);
  if (!mayEditProgram(actor, program)) throw new NotAllowed(MESSAGES.notAllowed);
  return { ...program, revision: program.revision + 1, updated_at: now };
}

function newProgram(
  actor: Actor,
  organization_uid: string,
  { uid, program_name }: NamedDraft,
  now: Date,
): ProgramRecord {
  if (!mayEditOrganization(actor, organization_uid)) throw new NotAllowed(MESSAGES.notAllowed);
  const message = MESSAGES.fieldRequired;
  if (!program_name) throw new Invalid(message, [{ path: 'program.program_name', message }]);
  return {
    uid,
    program_name,
    program_type: '',
    organization_uid,
    course_code: null,
    deleted_along: false,
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
}

/** @throws Invalid when people join another program with this code */
async function requireFreeCode(
  programs: Programs,
  { uid, course_code }: ProgramRecord,
  session: ClientSession,
) {
  if (!course_code || !(await programs.isCodeTaken({ uid, course_code }, session))) return;
  const message = MESSAGES.courseCodeTaken;
  throw new Invalid(message, [{ path: 'program.course_code', message }]);
}

/** The draft with its name under one key: of the two, who read the program and changes it sends one as it was. */
function namedOnce<Draft extends ProgramDraft>(
  { name, ...draft }: Draft,
  stored: ProgramRecord | null,
): Omit<Draft, 'name'> {
  const isOld = name !== undefined && draft.program_name === stored?.program_name;
  const program_name = isOld ? name : (draft.program_name ?? name);
  return { ...draft, ...(program_name !== undefined && { program_name }) };
}

export const saveProgram = (parts: OrganizationParts): Handler<'saveProgram'> => {
  const { organizations, programs, context } = parts;
  const key = context.keyFor('uids');
  const store = { find: programs.findAny };
  return async ({ actor, params: { org }, body: { program: sent }, now }) => {
    const uid = sent.uid ?? (await uidOfNew({ ...sent, org }, { actor, now, store, key }));
    return context.transaction(async (transaction) => {
      const { session } = transaction;
      const organization = await organizations.find(org, session);
      if (!organization || !mayReadOrganization(actor, org)) throw new NotFound(MESSAGES.notFound);
      const stored = await programs.findAny(uid, session);
      const draft = namedOnce({ ...sent, uid }, stored);
      const program = { ...baseOf({ actor, org, draft, now }, stored), ...draft };
      await requireFreeCode(programs, program, session);
      await putProgram(parts, organization, program, transaction);
      return { program: presentManagedProgram(program, actor) };
    });
  };
};
