import { type RubricGrowth, SMALLEST_GROUP } from '@coaching/contracts';
import type { Subject } from './growth-sentence';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];
const SMALLEST = (numbers[SMALLEST_GROUP] ?? String(SMALLEST_GROUP)).toLowerCase();

/** Why nothing is shown of a growth that has nothing to show. */
export function notShown({ too_few, rubric }: RubricGrowth, subject: Subject): string {
  if (subject.kind === 'me')
    return `You have not been scored by ${rubric.name} yet. What your coach finishes will be shown here.`;
  if (subject.kind === 'other')
    return `${subject.name} has not been scored by ${rubric.name} yet. What is finished will be shown here.`;
  const who = `${SMALLEST} people of ${subject.name}${subject.isPart ? ', or outside of it,' : ''}`;
  return too_few
    ? `Fewer than ${who} were scored by ${rubric.name} in the past year. Of so few nothing is shown: it would tell of single people.`
    : `No month has scores of ${who} in the same row yet. Of fewer nothing is shown: it would tell of single people.`;
}
