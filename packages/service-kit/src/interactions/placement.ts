import { isMemberOf, mayCoachInProgram, mayCoachInSchool } from '@coaching/access';
import type { Actor, ProgramEmbed } from '@coaching/contracts';
import type { PersonCopy } from '../people/person-copy';

/** A program as it is requested: by its uid, or by its name where that is all that is known. */
export type RequestedProgram = Omit<ProgramEmbed, 'program_uid'> & { program_uid?: string };

/** Coachees, as far as their places are needed. */
export type PlacedPeople = readonly Pick<PersonCopy, 'schools'>[];

/** Whether a program is the one requested. */
export const isRequested = (program: ProgramEmbed, requested: RequestedProgram): boolean =>
  requested.program_uid === undefined
    ? program.program_name === requested.program_name &&
      program.organization_uid === requested.organization_uid
    : program.program_uid === requested.program_uid;

/** Whether a draft asks for another program than the one it is in; one that says nothing asks for none. */
export function asksForOtherProgram(
  requested: RequestedProgram | null | undefined,
  known: ProgramEmbed | null,
) {
  if (requested === undefined) return false;
  return requested && known ? !isRequested(known, requested) : Boolean(requested ?? known);
}

const programsOf = ({ schools }: PlacedPeople[number]): ProgramEmbed[] =>
  schools.flatMap(({ organization_uid, programs }) =>
    programs.map(({ program_uid, program_name }) => ({ program_uid, program_name, organization_uid })),
  );

/** A program of somebody's by its uid; null where they are not in it. */
export const programOfPerson = (
  person: PlacedPeople[number] | undefined,
  program_uid: string | null,
): ProgramEmbed | null =>
  (person && programsOf(person).find((program) => program.program_uid === program_uid)) ?? null;

/** The program, under the name we know, if all coachees are in it and the actor may coach in it; else null. */
export function sharedProgram(
  actor: Actor,
  [first, ...others]: PlacedPeople,
  requested: RequestedProgram,
): ProgramEmbed | null {
  if (!first) return null;
  const isIn = (program: ProgramEmbed) => (person: PlacedPeople[number]) =>
    programsOf(person).some(({ program_uid }) => program_uid === program.program_uid);
  const theirs = programsOf(first).find(
    (program) => isRequested(program, requested) && mayCoachInProgram(actor, program),
  );
  return theirs && others.every(isIn(theirs)) ? theirs : null;
}

/**
 * The organisation an interaction with these coachees belongs to: its program's; without one the organisation the actor
 * works in now if all of them are in it; else the first one of all of them in which the actor may coach.
 */
export function organizationOf(
  actor: Actor,
  clients: PlacedPeople,
  program: ProgramEmbed | null,
): string | null {
  if (program) return program.organization_uid;
  const [first, ...others] = clients;
  const isOfAll = (organization_uid: string | null) =>
    clients.every((client) => isMemberOf(client, organization_uid));
  if (!first) return null;
  if (isOfAll(actor.organization_uid)) return actor.organization_uid;
  const isOfOthers = (organization_uid: string) =>
    others.every((client) => isMemberOf(client, organization_uid));
  const school = first.schools.find(
    (place) => mayCoachInSchool(actor, place) && isOfOthers(place.organization_uid),
  );
  return school?.organization_uid ?? null;
}
