import { Invalid } from '@coaching/service-kit';

/** Something sent that cannot have its effect. */
export interface Problem {
  path: string;
  message: string;
}

/** Refuses what cannot have its effect. @throws Invalid */
export function requireNoProblems({ problems }: { problems: readonly Problem[] }): void {
  const [first] = problems;
  if (first) throw new Invalid(first.message, [...problems]);
}
