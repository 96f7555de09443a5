import { MESSAGES, passwordProblem } from '@coaching/contracts';

/**
 * What is wrong with a new password typed twice (spec 1 section 5).
 * @param addresses of the person, none of which may be the password
 */
export function passwordProblems(
  password: string,
  again: string,
  addresses: readonly string[],
): { password?: string; again?: string } {
  const problem = passwordProblem(password, addresses);
  if (problem) return { password: problem };
  return password === again ? {} : { again: MESSAGES.passwordsDiffer };
}

/**
 * What `useFormAction` has as the values of both fields: whether they differ depends on either, so that it is not said of
 * the second any more once the first was changed.
 */
export const passwordValues = ({ password, again }: { password: string; again: string }) => ({
  password,
  again: JSON.stringify([password, again]),
});
