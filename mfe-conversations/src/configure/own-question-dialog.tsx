import { type InterviewQuestion, newUid, type Tool } from '@coaching/contracts';
import { callApi, callErrorText, callKey, queryClient, useSession } from '@coaching/mfe-kit';
import { useState } from 'react';
import { questionChoices } from '../bank/question-choices';
import { QuestionDialog } from '../bank/question-dialog';
import { pinned, written } from '../questions/question-changes';

const HERE_ALONE = 'here';

interface OwnQuestionDialogProps {
  tool: Tool | null;
  /** Uid of the tool whose bank it may go to. */
  question_type: string;
  /** It is asked by a template, not by one conversation. */
  isTemplate: boolean;
  category: string | null;
  /** Uid of the conversation or template that asks it. */
  interview_uid: string;
  onClose: () => void;
  onAdd: (question: InterviewQuestion) => void;
}

/** Writes a question that is asked here alone, or kept in the bank for the next time, too. */
export default function OwnQuestionDialog(props: OwnQuestionDialogProps) {
  const { tool, question_type, isTemplate, category, interview_uid, onClose, onAdd } = props;
  const { actor, organization } = useSession();
  const [fresh] = useState(() => newUid());
  const choices = questionChoices(actor, organization);
  return (
    <QuestionDialog
      tool={tool}
      draftName={`question of ${interview_uid} in ${category}`}
      initial={{ uid: fresh, revision: 0, question: '', category }}
      isCategoryGiven={category !== null}
      saveLabel="Add"
      visibility={{
        initial: HERE_ALONE,
        choices: [
          { value: HERE_ALONE, label: isTemplate ? 'This template only' : 'This conversation only' },
          ...choices.map(({ value, label }) => ({ value, label: `In the question bank: ${label}` })),
        ],
      }}
      onClose={onClose}
      onSave={async ({ uid, question, category: chosen, visibility }) => {
        const choice = choices.find(({ value }) => value === visibility);
        if (!choice) {
          onAdd(written(question, chosen));
          return null;
        }
        try {
          const body = { question: { uid, question, category: chosen, question_type, ...choice.flags } };
          const saved = await callApi('saveQuestion', { body }, { quiet: true });
          void queryClient.invalidateQueries({ queryKey: callKey('getQuestions') });
          onAdd(pinned(saved.question));
        } catch (error) {
          return callErrorText(error);
        }
        return null;
      }}
    />
  );
}
