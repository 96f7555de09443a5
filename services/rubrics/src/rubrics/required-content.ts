import { MESSAGES, type RubricContent } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';

/** Refuses a rubric that cannot be used yet (spec 2 section 5). @throws Invalid naming what is missing */
export function requireContent(content: Partial<RubricContent>): asserts content is RubricContent {
  const message = MESSAGES.rubricIncomplete;
  const errors = (['name', 'row_name', 'columns', 'categories'] as const)
    .filter((field) => !content[field]?.length)
    .map((field) => ({ path: `rubric.${field}`, message }));
  if (errors.length > 0) throw new Invalid(message, errors);
}
