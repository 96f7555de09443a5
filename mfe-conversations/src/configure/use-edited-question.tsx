import type { InterviewQuestion, Tool } from '@coaching/contracts';
import { isSameRichText } from '@coaching/mfe-kit/merging';
import { latePart } from '@coaching/ui-kit';
import { type ReactNode, useState } from 'react';
import { type Change, changeQuestion } from '../questions/question-changes';

const AskedQuestionDialog = latePart(() => import('./asked-question-dialog'));

interface EditedQuestion {
  edit: (question: InterviewQuestion) => void;
  /** The dialog, while one is edited. */
  dialog: ReactNode;
}

/** Edits the words of a question in this conversation; the bank's stay as they are. */
export function useEditedQuestion(
  tool: Tool | null,
  change: (change: Change) => void,
  remove: (question: InterviewQuestion) => void,
): EditedQuestion {
  const [edited, setEdited] = useState<InterviewQuestion | null>(null);
  return {
    edit: setEdited,
    dialog: edited && (
      <AskedQuestionDialog
        tool={tool}
        initial={edited}
        onClose={() => setEdited(null)}
        onRemove={() => remove(edited)}
        onSave={({ question, category }) => {
          // Words of one's own are no wording of the bank's.
          const isWorded = !isSameRichText(question, edited.question);
          change(
            changeQuestion(edited.uid, {
              question,
              category,
              ...(isWorded && { question_uid: null, version: null }),
            }),
          );
        }}
      />
    ),
  };
}
