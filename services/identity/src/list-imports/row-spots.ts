import { assignableRoles } from '@coaching/access';
import { type Actor, comparable, type ImportRow, type Role, roles } from '@coaching/contracts';
import type { NamedPlace } from '../places/find-place';

type ProgramPlace = Extract<NamedPlace, { kind: 'program' }>;

/** Who imports a list, as what and where to. */
export interface ImportTarget {
  actor: Actor;
  role: Role;
  place: NamedPlace;
  /** Programs of the organisation that people are brought in to, by `comparable` name. */
  programs: ReadonlyMap<string, ProgramPlace>;
  now: Date;
}

/** One role in one place. */
export interface Spot {
  place: NamedPlace;
  role: Role;
}

const roleOf = (said: string, otherwise: Role): Role | undefined => {
  const sought = comparable(said.trim());
  return sought === '' ? otherwise : roles.find((role) => comparable(role) === sought);
};

const namesIn = (said: string) =>
  said
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * What of a row is left out, as a sentence: people who come into one program come into no other that their row names;
 * '' for nothing.
 */
export function leftOutOf({ program }: Pick<ImportRow, 'program'>, { place }: ImportTarget): string {
  if (place.kind !== 'program') return '';
  const here = comparable(place.program_name);
  const others = namesIn(program).filter((name) => comparable(name) !== here);
  if (others.length === 0) return '';
  const named = others.map((name) => `“${name}”`).join(', ');
  return `Comes into “${place.program_name}” alone: what else is named, ${named}, is left out.`;
}

/**
 * As what and where a row's person is brought in: in the programs that it names, where people come into an organisation
 * and the role is one of programs, else in the place itself.
 * @returns a sentence where that cannot be
 */
export function spotsOf(
  { role: saidRole, program }: Pick<ImportRow, 'role' | 'program'>,
  { actor, role: otherwise, place, programs }: ImportTarget,
): Spot[] | string {
  const role = roleOf(saidRole, otherwise);
  if (!role) return `“${saidRole.trim()}” is not a role. Please correct it, or leave it empty.`;
  const names = place.kind === 'organization' ? namesIn(program) : [];
  const wanted = names.map((name) => programs.get(comparable(name)));
  const unknown = names[wanted.indexOf(undefined)];
  if (unknown !== undefined)
    return `There is no program “${unknown}” here. Please add it first, correct it, or leave it empty.`;
  const mayBe = (where: NamedPlace) => assignableRoles(actor, where).includes(role);
  const inPrograms = wanted.filter((each) => each !== undefined).filter(mayBe);
  if (inPrograms.length > 0) return inPrograms.map((where) => ({ place: where, role }));
  return mayBe(place) ? [{ place, role }] : `You cannot bring anybody in here as ${role}.`;
}
