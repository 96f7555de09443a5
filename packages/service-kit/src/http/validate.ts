import type { z } from 'zod';
import { Invalid } from '../errors';

type Problem = Parameters<z.core.$ZodErrorMap>[0];

/** More than anyone mends at once; keeps the answer to a long invalid list short. */
const MOST_ERRORS = 50;

/** Kinds whose name in the contract is no word that people use. */
const kindWords: Partial<Record<string, string>> = { int: 'whole number', array: 'list' };

const article = (kind: string) => (/^[aeiou]/.test(kind) ? 'an' : 'a');

const units: Partial<Record<string, readonly [one: string, many: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

const bounds = (problem: Problem & { origin: string; inclusive?: boolean }, limit: unknown, side: string) => {
  const [one, many] = units[problem.origin] ?? ['', ''];
  const unit = limit === 1 ? one : many;
  const verb = unit === '' ? 'be' : 'have';
  return problem.inclusive === false
    ? `must ${verb} ${side === 'most' ? 'less' : 'more'} than ${limit}${unit}`
    : `must ${verb} at ${side} ${limit}${unit}`;
};

function complaint(problem: Problem): string {
  switch (problem.code) {
    case 'invalid_type': {
      if (problem.input === undefined) return 'is required';
      if (problem.expected === 'boolean') return 'must be true or false';
      const kind = kindWords[problem.expected] ?? problem.expected;
      return `must be ${article(kind)} ${kind}`;
    }
    case 'invalid_value':
      if (problem.expected === 'stringbool') return 'must be true or false';
      return problem.input === undefined ? 'is required' : `must be one of ${problem.values.join(', ')}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${problem.keys.join(', ')}`;
    case 'too_big':
      return bounds(problem, problem.maximum, 'most');
    case 'too_small':
      return bounds(problem, problem.minimum, 'least');
    default:
      return 'is not valid';
  }
}

/** A sentence for each problem whose wording the contract leaves to us; the contract's own words stay. */
const inSentences: z.core.$ZodErrorMap = (problem) =>
  `${problem.path?.length ? problem.path.join('.') : 'The request'} ${complaint(problem)}.`;

/**
 * The input as the contract reads it.
 * @throws Invalid whose message is the first problem and whose errors are all of them, at most 50
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: inSentences });
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, MOST_ERRORS)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Invalid(errors[0]!.message, errors);
}
