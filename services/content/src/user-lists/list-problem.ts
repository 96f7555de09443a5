/** Why a list cannot be taken, as threads pass it on. */
export type ListProblem = 'unreadable' | 'locked' | 'empty' | 'too-large' | 'not-a-roster';

/** A list that cannot be taken. */
export class ListRefused extends Error {
  constructor(readonly problem: ListProblem) {
    super(problem);
  }
}
