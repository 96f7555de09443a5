import { questionName } from '../questions/question-name';
import type { NotTaken } from './own-answers';

/** Says which of the questions that somebody has answered are asked no more. */
export function takenOutWords(coach: string, gone: readonly NotTaken[]): string {
  const names = gone.flatMap(({ question }) => (question ? [`“${questionName(question)}”`] : []));
  const which = gone.length === 1 ? 'this question' : 'these questions';
  const listed = names.length === gone.length ? `: ${names.join(', ')}` : '';
  return `${coach} has taken ${which} out${listed || `, which you have answered`}. Your other answers are saved.`;
}
