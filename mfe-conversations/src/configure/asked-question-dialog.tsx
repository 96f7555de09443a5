import type { InterviewQuestion, Tool } from '@coaching/contracts';
import { Button, useConfirm } from '@coaching/ui-kit';
import { QuestionDialog } from '../bank/question-dialog';
import type { QuestionInput } from '../bank/question-input';
import { goingAlong } from '../questions/question-changes';

interface AskedQuestionDialogProps {
  tool: Tool | null;
  initial: InterviewQuestion;
  onClose: () => void;
  /** Takes it out of the conversation. */
  onRemove: () => void;
  onSave: (input: QuestionInput) => void;
}

/** The words of a question as one conversation asks it. */
export default function AskedQuestionDialog(props: AskedQuestionDialogProps) {
  const { tool, initial, onClose, onRemove, onSave } = props;
  const confirm = useConfirm();
  const remove = async () => {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this question?',
      message:
        `It is no longer asked here; a question of the bank stays there. ${goingAlong(initial)}`.trim(),
      confirm: 'Remove question',
      destructive: true,
    });
    if (!isSure) return;
    onClose();
    onRemove();
  };
  return (
    <QuestionDialog
      tool={tool}
      draftName={`asked question ${initial.uid}`}
      initial={{ uid: initial.uid, revision: 0, question: initial.question, category: initial.category }}
      saveLabel="Save"
      remove={
        <Button variant="subtle" color="red" onClick={() => void remove()}>
          Remove
        </Button>
      }
      onClose={onClose}
      onSave={async (input) => {
        onSave(input);
        return null;
      }}
    />
  );
}
