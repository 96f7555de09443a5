import type { Interview } from '@coaching/contracts';
import { Button, Icon, latePart, useCodeAhead } from '@coaching/ui-kit';
import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { addQuestions, type Change } from '../questions/question-changes';

const loadTemplates = () => import('../templates/template-dialog');
const TemplateDialog = latePart(loadTemplates);

/** Adds what templates ask to a conversation, or to another template. */
export function UseTemplate({
  interview,
  change,
}: {
  interview: Interview;
  change: (change: Change) => void;
}) {
  useCodeAhead(loadTemplates);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon of={IconTemplate} size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Use template
      </Button>
      {isOpen && (
        <TemplateDialog
          question_type={interview.interview_type}
          onClose={() => setOpen(false)}
          onAdd={(questions) => change(addQuestions(questions))}
        />
      )}
    </>
  );
}
