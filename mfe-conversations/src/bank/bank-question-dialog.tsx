import { newUid, type Question, type Tool } from '@coaching/contracts';
import { callApi, callErrorText, callKey, queryClient, useCall, useSession } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import { useState } from 'react';
import { usedWords } from '../tool/used-words';
import { questionChoices, questionVisibility } from './question-choices';
import { QuestionDialog } from './question-dialog';
import { bankCalls, useBankActions } from './use-bank-actions';

interface BankQuestionDialogProps {
  tool: Tool;
  /** Null for a new one. */
  question: Question | null;
  onClose: () => void;
}

const removalWords = { hide: 'Hide', unhide: 'Unhide', delete: 'Delete' };

/** Writes a question of the bank, and says where it is used. */
export default function BankQuestionDialog({ tool, question, onClose }: BankQuestionDialogProps) {
  const { actor, organization } = useSession();
  const actions = useBankActions();
  // Made once, so that saving again after a lost answer does not make a second one.
  const [fresh] = useState(() => newUid());
  const uses = useCall(
    'getQuestionUses',
    { params: { uid: question?.uid ?? 'none' } },
    { quiet: true, enabled: question !== null },
  ).data?.uses;
  const choices = questionChoices(actor, organization);
  return (
    <QuestionDialog
      tool={tool}
      initial={{
        question: question?.question ?? '',
        category: question?.category ?? (tool.structured ? (tool.categories[0]?.uid ?? null) : null),
      }}
      visibility={questionVisibility(choices, question)}
      saveLabel={question ? 'Save' : 'Add'}
      note={
        uses && (
          <p>{`This question is ${usedWords(uses)}. They keep the words they have; coaches are shown the newer ones.`}</p>
        )
      }
      remove={
        question && (
          <Button
            variant="subtle"
            color="red"
            onClick={async () => {
              if (await actions.remove(question)) onClose();
            }}
          >
            {removalWords[actions.removal(question)]}
          </Button>
        )
      }
      onClose={onClose}
      onSave={async ({ question: words, category, visibility }) => {
        const flags = choices.find(({ value }) => value === visibility)?.flags;
        const base = question
          ? { uid: question.uid, revision: question.revision }
          : { uid: fresh, question_type: tool.uid };
        try {
          const body = { question: { ...base, question: words, category, ...flags } };
          await callApi('saveQuestion', { body }, { quiet: true });
        } catch (error) {
          return callErrorText(error);
        }
        for (const list of [...bankCalls, 'getNewerWording'] as const)
          void queryClient.invalidateQueries({ queryKey: callKey(list) });
        return null;
      }}
    />
  );
}
