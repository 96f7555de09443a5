import type { ListedUser } from '@coaching/contracts';

/** Every role a person holds anywhere, each once. */
export function rolesAnywhere({ roles = [], schools = [] }: ListedUser): string[] {
  const held = schools.flatMap((school) => [
    ...school.roles,
    ...school.programs.flatMap((program) => program.roles),
  ]);
  return [...new Set([...roles, ...held])];
}
