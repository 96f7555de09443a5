import type { Tool } from '@coaching/contracts';
import { QuestionDialog, type QuestionInput } from '../bank/question-dialog';

interface AskedQuestionDialogProps {
  tool: Tool | null;
  initial: { question: string; category: string | null };
  onClose: () => void;
  onSave: (input: QuestionInput) => void;
}

/** The words of a question as one conversation asks it. */
export default function AskedQuestionDialog({ tool, initial, onClose, onSave }: AskedQuestionDialogProps) {
  return (
    <QuestionDialog
      tool={tool}
      initial={initial}
      saveLabel="Save"
      onClose={onClose}
      onSave={async (input) => {
        onSave(input);
        return null;
      }}
    />
  );
}
