import type { Tool } from '@coaching/contracts';
import { Button, useConfirm } from '@coaching/ui-kit';
import { QuestionDialog, type QuestionInput } from '../bank/question-dialog';

interface AskedQuestionDialogProps {
  tool: Tool | null;
  initial: { question: string; category: string | null };
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
      message: 'It is no longer asked here; a question of the bank stays there.',
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
      initial={initial}
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
