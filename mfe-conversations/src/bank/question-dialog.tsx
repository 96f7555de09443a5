import { MESSAGES, type Tool } from '@coaching/contracts';
import { type FormDraft, useFormDraft } from '@coaching/mfe-kit/form-draft';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { pictureUpload } from '@coaching/mfe-kit/upload';
import { Button, NativeSelect, ProblemNote, RichTextField } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';

/** Its least width where the screen has it (spec 2 section 9). */
const DIALOG_WIDTH = 768;

/** What the dialog answers. */
export interface QuestionInput {
  question: string;
  category: string | null;
  /** Which choice of visibility; empty where there was none. */
  visibility: string;
}

interface QuestionDialogProps {
  tool: Pick<Tool, 'categories' | 'structured'> | null;
  initial: { question: string; category: string | null };
  visibility?: { initial: string; choices: readonly { value: string; label: string }[] };
  saveLabel: string;
  onClose: () => void;
  /** Resolves with what went wrong, as a sentence; null when all is well: then the dialog closes. */
  onSave: (input: QuestionInput) => Promise<string | null>;
  /** What else stands in it: where it is used, and Hide or Delete. */
  note?: ReactNode;
  remove?: ReactNode;
}

/** Writes a question (spec 2 section 2, Question edit dialog). What was typed stays, whatever the server says. */
export function QuestionDialog(props: QuestionDialogProps) {
  const draft = useFormDraft<QuestionInput>(`${useLocation().pathname} question ${props.initial.question}`);
  return draft.isLooking ? null : <WriteQuestion {...props} draft={draft} />;
}

function WriteQuestion(props: QuestionDialogProps & { draft: FormDraft<QuestionInput> }) {
  const { tool, initial, visibility, saveLabel, onClose, onSave, note, remove, draft } = props;
  const [input, setInput] = useState(draft.values ?? { ...initial, visibility: visibility?.initial ?? '' });
  const { question, category, visibility: chosen } = input;
  const [problem, setProblem] = useState<string | null>(null);
  const [showsProblems, setShowsProblems] = useState(false);
  const [busy, setBusy] = useState(false);
  const categories = tool?.categories ?? [];
  const lacksCategory = Boolean(tool?.structured) && categories.length > 0 && category === null;
  const isUnknown = category !== null && !categories.some(({ uid }) => uid === category);

  const type = (change: Partial<QuestionInput>) => {
    const next = { ...input, ...change };
    setInput(next);
    draft.store(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands it on to a form that the dialog was opened from.
    event.stopPropagation();
    setShowsProblems(true);
    if (lacksCategory) return;
    if (isEmptyRichText(question)) return setProblem(MESSAGES.fieldRequired);
    setBusy(true);
    const refusal = await onSave(input);
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) onClose();
  };

  return (
    <Dialog opened onClose={onClose} title="Question" size={DIALOG_WIDTH} closeOnClickOutside={false}>
      <DialogForm
        onSubmit={(event) => void submit(event)}
        noValidate
        buttons={
          <>
            {remove}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {saveLabel}
            </Button>
          </>
        }
      >
        {note}
        {categories.length > 0 && (
          <NativeSelect
            label="Category"
            withAsterisk={tool?.structured}
            value={category ?? ''}
            error={showsProblems && lacksCategory ? MESSAGES.fieldRequired : undefined}
            data={[
              { value: '', label: tool?.structured ? 'Choose a category' : 'No category' },
              ...(isUnknown && category
                ? [{ value: category, label: MESSAGES.categoryNotFound(category) }]
                : []),
              ...categories.map(({ uid, name }) => ({ value: uid, label: name })),
            ]}
            onChange={(event) => type({ category: event.currentTarget.value || null })}
          />
        )}
        <RichTextField
          label="Question"
          pictures={pictureUpload}
          value={question}
          onChange={(question) => type({ question })}
        />
        {visibility && (
          <NativeSelect
            label="Visibility"
            value={chosen}
            data={[...visibility.choices]}
            onChange={(event) => type({ visibility: event.currentTarget.value })}
          />
        )}
        {problem && <ProblemNote>{problem}</ProblemNote>}
      </DialogForm>
    </Dialog>
  );
}
