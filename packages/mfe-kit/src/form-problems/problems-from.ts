/** Fields of a form with the sentence that stands under each; fields without one are fine. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

/** What a failed call answered: a sentence about all of it, and sentences about parts. */
export interface Refusal {
  sentence: string | null;
  errors: readonly { path: string; message: string }[];
}

/**
 * Puts what the server answered under the field it is about.
 * @param fields the form's fields, by the last part of their path in the request
 * @param otherwise the field that takes sentences about nothing in particular
 */
export function problemsFrom<Field extends string>(
  { sentence, errors }: Refusal,
  fields: readonly Field[],
  otherwise: Field,
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const { path, message } of errors) {
    const field = fields.find((name) => path.split('.').at(-1) === name);
    if (field) problems[field] ??= message;
  }
  if (Object.keys(problems).length > 0) return problems;
  problems[otherwise] = sentence || 'This did not work. Please try again.';
  return problems;
}
