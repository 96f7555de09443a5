import type { Program } from '@coaching/contracts';

/** The programs that all coachees of a conversation are in, which are those it can be in. @param each by coachee */
export function sharedPrograms(each: readonly (readonly Program[])[]): Program[] {
  const [first = [], ...others] = each;
  return first.filter(({ uid }) => others.every((programs) => programs.some((other) => other.uid === uid)));
}

/** The one program of each of them, where it is the same: there is nothing to choose. */
export function onlyProgram(each: readonly (readonly Program[])[]): Program | null {
  const [only] = sharedPrograms(each);
  return only && each.every((programs) => programs.length === 1) ? only : null;
}
