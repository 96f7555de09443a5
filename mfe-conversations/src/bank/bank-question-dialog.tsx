import { newUid, type Question, type Tool } from '@coaching/contracts';
import {
  ApiError,
  callApi,
  callErrorText,
  callKey,
  queryClient,
  useCall,
  useSession,
} from '@coaching/mfe-kit';
import { isSameRichText } from '@coaching/mfe-kit/merging';
import { Button } from '@coaching/ui-kit';
import { useState } from 'react';
import { isUsed, usedWords } from '../tool/used-words';
import { ChangedMeanwhile } from './changed-meanwhile';
import { questionChoices, questionVisibility } from './question-choices';
import { QuestionDialog } from './question-dialog';
import { bankCalls, useBankActions } from './use-bank-actions';

interface BankQuestionDialogProps {
  tool: Tool;
  /** Null for a new one. */
  question: Question | null;
  onClose: () => void;
}

/** The question as it is stored now, from the answer to a save of an older one; null for another failure. */
const storedMeanwhile = (error: unknown): Question | null =>
  error instanceof ApiError && error.status === 409
    ? ((error.body?.question as Question | undefined) ?? null)
    : null;

const removalWords = { hide: 'Hide', unhide: 'Unhide', delete: 'Delete' };

/** Writes a question of the bank, and says where it is used. */
export default function BankQuestionDialog({ tool, question, onClose }: BankQuestionDialogProps) {
  const { actor, organization } = useSession();
  const actions = useBankActions();
  const [fresh] = useState(() => newUid());
  const [theirs, setTheirs] = useState<Question | null>(null);
  const uses = useCall(
    'getQuestionUses',
    { params: { uid: question?.uid ?? 'none' } },
    { quiet: true, enabled: question !== null },
  ).data?.uses;
  const choices = questionChoices(actor, organization);
  const offered = questionVisibility(choices, question);
  const way = question && actions.inDialog(question);
  const hiddenWords = question && actions.hiddenWords(question);
  return (
    <QuestionDialog
      tool={tool}
      draftName={question ? `question ${question.uid}` : `new question of ${tool.uid}`}
      initial={{
        uid: question?.uid ?? fresh,
        revision: question?.revision ?? 0,
        question: question?.question ?? '',
        category: question?.category ?? (tool.structured ? (tool.categories[0]?.uid ?? null) : null),
      }}
      visibility={offered}
      saveLabel={question ? 'Save' : 'Add'}
      note={
        <>
          {uses && (
            <p>
              {`This question is ${usedWords(uses)}.`}
              {isUsed(uses) && ' They keep the words they have; coaches are shown the newer ones.'}
            </p>
          )}
          {hiddenWords && <p>{`${hiddenWords}.`}</p>}
          {theirs && <ChangedMeanwhile theirs={theirs} />}
        </>
      }
      remove={
        question &&
        way && (
          <Button
            variant="subtle"
            color="red"
            onClick={async () => {
              if (await actions.remove(question, way)) onClose();
            }}
          >
            {removalWords[way]}
          </Button>
        )
      }
      onClose={onClose}
      onSave={async ({ uid, revision, question: words, category, visibility }) => {
        const flags = choices.find(({ value }) => value === visibility)?.flags;
        // Of one that is there what was changed here is sent alone: what others changed of the rest stays.
        const draft = question
          ? {
              uid,
              revision: theirs?.revision ?? revision,
              ...(!isSameRichText(words, question.question) && { question: words }),
              ...(category !== question.category && { category }),
              ...(visibility !== offered.initial && flags),
            }
          : { uid, question_type: tool.uid, question: words, category, ...flags };
        try {
          await callApi('saveQuestion', { body: { question: draft } }, { quiet: true });
        } catch (error) {
          const stored = storedMeanwhile(error);
          setTheirs((before) => stored ?? before);
          // What is shown of it says what is wrong.
          return stored ? '' : callErrorText(error);
        }
        for (const list of [...bankCalls, 'getNewerWording'] as const)
          void queryClient.invalidateQueries({ queryKey: callKey(list) });
        return null;
      }}
    />
  );
}
