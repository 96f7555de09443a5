import { MAX_SUGGESTED_STEPS } from '@coaching/contracts';

/** Characters of one step, as the contract lets through. */
const LONGEST_STEP = 500;

/** The steps of a text, one per line. */
export const stepsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Why these steps cannot be suggested; null where they can. */
export function tooManySteps(text: string): string | null {
  const steps = stepsIn(text);
  if (steps.length > MAX_SUGGESTED_STEPS) return `Please suggest at most ${MAX_SUGGESTED_STEPS} steps.`;
  const isTooLong = steps.some(({ length }) => length > LONGEST_STEP);
  return isTooLong ? `Please use at most ${LONGEST_STEP} characters for each step.` : null;
}
