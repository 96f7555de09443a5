import type { Interview, Tool } from '@coaching/contracts';
import { Button, Icon, latePart, useCodeAhead } from '@coaching/ui-kit';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addQuestions, type Change, pinned } from '../questions/question-changes';
import classes from './configure.module.css';

const loadOwn = () => import('./own-question-dialog');
const loadPick = () => import('../bank/pick-dialog');
const OwnQuestionDialog = latePart(loadOwn);
const PickDialog = latePart(loadPick);

interface AddQuestionsProps {
  interview: Interview;
  tool: Tool | null;
  /** Where they go; null where one can choose, or there are none. */
  category: string | null;
  change: (change: Change) => void;
}

/** The ways to ask one more question: one's own, or some of the bank. */
export function AddQuestions({ interview, tool, category, change }: AddQuestionsProps) {
  useCodeAhead(loadOwn);
  useCodeAhead(loadPick);
  const [open, setOpen] = useState<'own' | 'pick' | null>(null);
  const close = () => setOpen(null);
  const size = category === null ? 'sm' : 'compact-sm';
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size={size}
        leftSection={<Icon of={IconPlus} size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen('own')}
      >
        Add question
      </Button>
      <Button
        variant="default"
        size={size}
        leftSection={<Icon of={IconBooks} size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen('pick')}
      >
        Pick question
      </Button>
      {open === 'own' && (
        <OwnQuestionDialog
          tool={tool}
          question_type={interview.interview_type}
          isTemplate={interview.template}
          category={category}
          interview_uid={interview.uid}
          onClose={close}
          onAdd={(question) => change(addQuestions([question]))}
        />
      )}
      {open === 'pick' && (
        <PickDialog
          question_type={interview.interview_type}
          tool={tool}
          category={category}
          onClose={close}
          onAdd={(questions) => change(addQuestions(questions.map((question) => pinned(question))))}
        />
      )}
    </div>
  );
}
