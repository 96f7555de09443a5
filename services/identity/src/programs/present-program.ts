import type { Program } from '@coaching/contracts';
import type { ProgramRecord } from './program-record';

export function presentProgram({ uid, program_name, organization_uid }: ProgramRecord): Program {
  return { uid, program_name, organization_uid };
}
