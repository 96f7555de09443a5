import { SMALLEST_GROUP } from '@coaching/contracts';

/** Somebody who was scored in a program, or in none. */
export interface ScoredIn {
  client_uid: string;
  program_uid: string | null;
}

/**
 * How many people of an organisation were scored in no program that has enough people to be shown: what is left of the
 * organisation when all programs that are shown are taken away.
 */
export function peopleInNoGroup(scored: readonly ScoredIn[]): number {
  const programs = new Map<string, Set<string>>();
  for (const { client_uid, program_uid } of scored)
    if (program_uid !== null)
      programs.set(program_uid, (programs.get(program_uid) ?? new Set()).add(client_uid));
  const groups = [...programs.values()].filter(({ size }) => size >= SMALLEST_GROUP);
  const everybody = new Set(scored.map(({ client_uid }) => client_uid));
  return [...everybody].filter((uid) => !groups.some((people) => people.has(uid))).length;
}
