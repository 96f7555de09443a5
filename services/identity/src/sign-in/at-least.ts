/**
 * Answers no sooner than after some time, so that how long it took reveals nothing of what was done.
 * @param ms longer than any of it takes, in milliseconds
 */
export async function atLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
