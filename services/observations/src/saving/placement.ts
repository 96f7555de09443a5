import { isMemberOf, mayCoachInProgram, mayCoachInSchool } from '@coaching/access';
import type { Actor, ProgramEmbed } from '@coaching/contracts';
import type { PersonCopy } from '@coaching/service-kit';

/** The program, under the name we know, if the coachee is in it and the actor may coach in it; else null. */
export function sharedProgram(actor: Actor, client: PersonCopy, program_uid: string): ProgramEmbed | null {
  for (const { organization_uid, programs } of client.schools) {
    const program = programs.find((candidate) => candidate.program_uid === program_uid);
    if (program && mayCoachInProgram(actor, { organization_uid, program_uid })) {
      return { program_uid, program_name: program.program_name, organization_uid };
    }
  }
  return null;
}

/**
 * The organisation an observation of this coachee belongs to: its program's; without one the organisation the
 * actor works in now if the coachee is in it; else the first one in which the actor may coach them.
 */
export function organizationOf(
  actor: Actor,
  client: PersonCopy,
  program: ProgramEmbed | null,
): string | null {
  if (program) return program.organization_uid;
  if (isMemberOf(client, actor.organization_uid)) return actor.organization_uid;
  return client.schools.find((school) => mayCoachInSchool(actor, school))?.organization_uid ?? null;
}
