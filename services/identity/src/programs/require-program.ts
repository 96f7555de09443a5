import { mayReadProgram } from '@coaching/access';
import { type Actor, MESSAGES } from '@coaching/contracts';
import { NotFound } from '@coaching/service-kit';
import type { ProgramRecord } from './program-record';

/** A program of this organisation that the actor sees. @throws NotFound */
export function requireProgram(
  actor: Actor,
  organization_uid: string,
  program: ProgramRecord | null,
): ProgramRecord {
  if (program?.organization_uid === organization_uid && mayReadProgram(actor, program)) return program;
  throw new NotFound(MESSAGES.notFound);
}
