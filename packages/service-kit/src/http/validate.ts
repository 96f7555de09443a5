import type { z } from 'zod';
import { Invalid } from '../errors';

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Names the field for people when the message alone does not say which. */
function messageOf(path: string, message: string): string {
  return message.startsWith('Invalid') && path !== '' ? sentence(`${path}: ${message}`) : message;
}

/**
 * The input as the contract reads it.
 * @throws Invalid whose message is the first problem and whose errors are all of them
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const [first] = errors;
  throw new Invalid(first ? messageOf(first.path, first.message) : 'This cannot be read.', errors);
}
