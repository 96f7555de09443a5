import { mayEditProgram } from '@coaching/access';
import type { Actor, ManagedProgram, Program } from '@coaching/contracts';
import type { ProgramRecord } from './program-record';

export function presentProgram({ uid, program_name, organization_uid }: ProgramRecord): Program {
  return { uid, program_name, organization_uid };
}

/** A program as its screen shows it: the code with which anybody joins is for those who may change it. */
export function presentManagedProgram(program: ProgramRecord, actor: Actor): ManagedProgram {
  const { program_type, course_code } = program;
  const shown = mayEditProgram(actor, program) ? course_code : null;
  return { ...presentProgram(program), name: program.program_name, program_type, course_code: shown };
}
