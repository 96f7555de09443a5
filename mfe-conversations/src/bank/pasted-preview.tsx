import { MESSAGES } from '@coaching/contracts';
import { plainWords } from '@coaching/interaction-kit/wording';
import { Checkbox } from '@coaching/ui-kit';
import { memo } from 'react';
import { questionsWords } from '../tool/used-words';
import classes from './paste-dialog.module.css';
import type { PastedQuestion } from './pasted-questions';

const TOO_LONG = 'This question is too long to be added.';

/** Characters that are shown of one that is too long, so that the reason below stays in sight. */
const SHOWN_OF_TOO_LONG = 200;

type Toggle = (key: string, isWanted: boolean) => void;

interface PastedRowProps {
  question: PastedQuestion;
  /** What the category is called that it comes to; null for none. */
  category: string | null;
  /** The question that says nearly the same; null for none. */
  alike: string | null;
  isChosen: boolean;
  onToggle: Toggle;
}

/** By what it says: each key makes the whole list anew. */
const isSameRow = (before: PastedRowProps, now: PastedRowProps) =>
  before.question.key === now.question.key &&
  before.question.unknownCategory === now.question.unknownCategory &&
  before.category === now.category &&
  before.alike === now.alike &&
  before.isChosen === now.isChosen &&
  before.onToggle === now.onToggle;

const PastedRow = memo(function PastedRow(props: PastedRowProps) {
  const { question, category, alike, isChosen, onToggle } = props;
  const words = plainWords(question.question);
  const facts = [
    question.isTooLong ? TOO_LONG : null,
    question.unknownCategory && MESSAGES.categoryNotFound(question.unknownCategory),
    category && `Category: ${category}`,
    alike && `Nearly the same as “${alike}”`,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <Checkbox
      className={classes.row}
      label={question.isTooLong ? `${words.slice(0, SHOWN_OF_TOO_LONG)}…` : words}
      description={
        facts.length > 0
          ? facts.map((fact) => (
              <span key={fact} className={classes.fact}>
                {fact}
              </span>
            ))
          : undefined
      }
      checked={isChosen}
      disabled={question.isTooLong}
      onChange={(event) => onToggle(question.key, event.currentTarget.checked)}
    />
  );
}, isSameRow);

interface PastedPreviewProps {
  questions: readonly PastedQuestion[];
  /** By key the question that says nearly the same. */
  alike: ReadonlyMap<string, string>;
  /** What categories are called, by uid. */
  categories: ReadonlyMap<string, string>;
  /** Uid of the category of those that name none; empty for no category. */
  otherwise: string;
  /** Keys. */
  chosen: ReadonlySet<string>;
  onToggle: Toggle;
}

/** What becomes of what was pasted: each question with its category, and why it is left out. */
export const PastedPreview = memo(function PastedPreview(props: PastedPreviewProps) {
  const { questions, alike, categories, otherwise, chosen, onToggle } = props;
  return (
    <fieldset className={classes.preview}>
      <legend>{`${questionsWords(questions.length)} found`}</legend>
      {questions.map((question) => (
        <PastedRow
          key={question.key}
          question={question}
          category={categories.get(question.category ?? otherwise) ?? null}
          alike={alike.get(question.key) ?? null}
          isChosen={chosen.has(question.key)}
          onToggle={onToggle}
        />
      ))}
    </fieldset>
  );
});
