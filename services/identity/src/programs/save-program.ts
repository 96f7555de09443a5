import { isStaff, mayEditOrganization, mayEditProgram, mayReadOrganization } from '@coaching/access';
import { type Actor, courseCodeProblem, MESSAGES, type ProgramDraft } from '@coaching/contracts';
import { type Handler, Invalid, NotAllowed, NotFound, uidOfNew } from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { OrganizationParts } from '../organizations/organization-parts';
import type { OrganizationRecord } from '../organizations/organization-record';
import { type CourseTries, courseTriesIn } from './course-tries';
import { presentManagedProgram } from './present-program';
import type { ProgramRecord } from './program-record';
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

const refusedCode = (message: string) => new Invalid(message, [{ path: 'program.course_code', message }]);

/** The draft with its name under one key: of the two, who read the program and changes it sends one as it was. */
function namedOnce<Draft extends ProgramDraft>(
  { name, ...draft }: Draft,
  stored: ProgramRecord | null,
): Omit<Draft, 'name'> {
  const isOld = name !== undefined && draft.program_name === stored?.program_name;
  const program_name = isOld ? name : (draft.program_name ?? name);
  return { ...draft, ...(program_name !== undefined && { program_name }) };
}

/** What the draft makes of a program. */
interface Wanted {
  organization: OrganizationRecord;
  program: ProgramRecord;
  /** The code with which people shall join it, where it had another one or none. */
  given_code: string | null;
}

/** @throws NotFound, NotAllowed, Invalid */
async function wantedOf(
  { organizations, programs }: OrganizationParts,
  asked: Asked,
  session?: ClientSession,
): Promise<Wanted> {
  const { actor, org } = asked;
  const organization = await organizations.find(org, session);
  if (!organization || !mayReadOrganization(actor, org)) throw new NotFound(MESSAGES.notFound);
  const stored = await programs.findAny(asked.draft.uid, session);
  const draft = namedOnce(asked.draft, stored);
  const program = { ...baseOf({ ...asked, draft }, stored), ...draft };
  const { course_code } = program;
  return { organization, program, given_code: course_code === stored?.course_code ? null : course_code };
}

/** Staff reads every course code, and finds out nothing by trying. */
async function beginTry(tries: CourseTries, { actor, org, now }: Asked, code: string | null) {
  if (!code) return null;
  const problem = courseCodeProblem(code);
  if (problem) throw refusedCode(problem);
  return isStaff(actor) ? null : tries.begin(org, now);
}

export const saveProgram = (parts: OrganizationParts): Handler<'saveProgram'> => {
  const { programs, context } = parts;
  const key = context.keyFor('uids');
  const store = { find: programs.findAny };
  const tries = courseTriesIn(context.connection);

  /** The program as it is stored then; null when people join another one with the code that it is given. */
  const stored = (asked: Asked) =>
    context.transaction(async (transaction) => {
      const { session } = transaction;
      const { organization, program, given_code } = await wantedOf(parts, asked, session);
      const coded = given_code && { uid: program.uid, course_code: given_code };
      if (coded && (await programs.isCodeTaken(coded, session))) return null;
      await putProgram(parts, organization, program, transaction);
      return program;
    });

  return async ({ actor, params: { org }, body: { program: sent }, now }) => {
    const uid = sent.uid ?? (await uidOfNew({ ...sent, org }, { actor, now, store, key }));
    const asked = { actor, org, draft: { ...sent, uid }, now };
    const attempt = await beginTry(tries, asked, (await wantedOf(parts, asked)).given_code);
    const program = await stored(asked);
    if (program) return { program: presentManagedProgram(program, actor) };
    await attempt?.wasTaken();
    throw refusedCode(MESSAGES.courseCodeTaken);
  };
};
