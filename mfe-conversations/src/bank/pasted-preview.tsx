import { MESSAGES } from '@coaching/contracts';
import { plainWords } from '@coaching/interaction-kit/wording';
import { Checkbox } from '@coaching/ui-kit';
import { questionsWords } from '../tool/used-words';
import classes from './paste-dialog.module.css';
import type { PastedQuestion } from './pasted-questions';

interface PastedPreviewProps {
  questions: readonly PastedQuestion[];
  /** For each the question that says nearly the same; null for none. */
  alike: readonly (string | null)[];
  /** What the category is called that a question comes to; null for none. */
  categoryOf: (question: PastedQuestion) => string | null;
  isChosen: (index: number) => boolean;
  onToggle: (index: number) => void;
}

/** What becomes of what was pasted: each question with its category, and why it is left out. */
export function PastedPreview({ questions, alike, categoryOf, isChosen, onToggle }: PastedPreviewProps) {
  const wordsOf = (question: PastedQuestion, index: number) =>
    [
      question.unknownCategory && `${MESSAGES.categoryNotFound(question.unknownCategory)}.`,
      categoryOf(question) && `Category: ${categoryOf(question)}.`,
      alike[index] && `Nearly the same as “${alike[index]}”`,
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <fieldset className={classes.preview}>
      <legend>{`${questionsWords(questions.length)} found`}</legend>
      {questions.map((question, index) => (
        <Checkbox
          // A question is what stands at its place in the text.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          label={plainWords(question.question)}
          description={wordsOf(question, index) || undefined}
          checked={isChosen(index)}
          onChange={() => onToggle(index)}
        />
      ))}
    </fieldset>
  );
}
