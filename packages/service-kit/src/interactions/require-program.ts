import type { Actor, ProgramEmbed } from '@coaching/contracts';
import { Invalid } from '../errors';
import { type PlacedPeople, type RequestedProgram, sharedProgram } from './placement';

const NOT_THEIR_PROGRAM = 'Choose a program that the coachee is in and that you coach in.';

/**
 * The program requested, verified.
 * @param path where it stands in what was sent
 * @throws Invalid
 */
export function requireProgram(
  actor: Actor,
  clients: PlacedPeople,
  requested: RequestedProgram,
  path: string,
): ProgramEmbed {
  const program = sharedProgram(actor, clients, requested);
  if (program) return program;
  throw new Invalid(NOT_THEIR_PROGRAM, [{ path, message: NOT_THEIR_PROGRAM }]);
}

/**
 * The program of an interaction that is with other coachees from now on: one they are not in is dropped unless the draft
 * insists on it.
 * @param asked undefined where the draft says nothing of it
 * @throws Invalid
 */
export function programWithOthers(
  actor: Actor,
  clients: PlacedPeople,
  {
    asked,
    stored,
    path,
  }: { asked: RequestedProgram | null | undefined; stored: ProgramEmbed | null; path: string },
): ProgramEmbed | null {
  if (asked) return requireProgram(actor, clients, asked, path);
  return asked === undefined && stored ? sharedProgram(actor, clients, stored) : null;
}
