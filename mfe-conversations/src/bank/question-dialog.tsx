import { MESSAGES, type Tool } from '@coaching/contracts';
import { focusAfter } from '@coaching/mfe-kit/form-action';
import { type FormDraft, useFormDraft } from '@coaching/mfe-kit/form-draft';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';
import { pictureUpload } from '@coaching/mfe-kit/upload';
import { Button, NativeSelect, ProblemNote, RichTextField } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useDialogDraft } from './dialog-draft';
import { FirstEditor } from './first-editor';
import { changedInput, type InitialQuestion, type QuestionInput } from './question-input';

/** Its least width where the screen has it (spec 2 section 9). */
const DIALOG_WIDTH = 768;

interface QuestionDialogProps {
  tool: Pick<Tool, 'categories' | 'structured'> | null;
  initial: InitialQuestion;
  /** The category was chosen by where the dialog was opened from: one begins with the question. */
  isCategoryGiven?: boolean;
  /** A word for what is written, among all there are: what was typed and not saved comes back under it. */
  draftName: string;
  visibility?: { initial: string; choices: readonly { value: string; label: string }[] };
  saveLabel: string;
  onClose: () => void;
  /** Resolves with what went wrong, as a sentence; null when all is well: then the dialog closes. */
  onSave: (input: QuestionInput) => Promise<string | null>;
  /** What else stands in it: where it is used, and Hide or Delete. */
  note?: ReactNode;
  remove?: ReactNode;
}

/**
 * Writes a question (spec 2 section 2, Question edit dialog). What was typed stays, whatever the server says and however
 * the dialog is closed: saving it, or Cancel, is what takes it away.
 */
export function QuestionDialog(props: QuestionDialogProps) {
  const draft = useFormDraft<QuestionInput>(`${useLocation().pathname} ${props.draftName}`);
  return draft.isLooking ? null : <WriteQuestion {...props} draft={draft} />;
}

function WriteQuestion(props: QuestionDialogProps & { draft: FormDraft<QuestionInput> }) {
  const { tool, visibility, saveLabel, onClose, onSave, note, remove, draft } = props;
  const { isCategoryGiven = false } = props;
  const closed = useDialogDraft<Partial<QuestionInput>>(props.draftName);
  const initial = { visibility: visibility?.initial ?? '', ...props.initial };
  const [input, setInput] = useState<QuestionInput>({ ...initial, ...(draft.values ?? closed.before) });
  const { question, category, visibility: chosen } = input;
  const [problem, setProblem] = useState<string | null>(null);
  const [showsProblems, setShowsProblems] = useState(false);
  const [busy, setBusy] = useState(false);
  const categories = tool?.categories ?? [];
  const beginsWithCategory = categories.length > 0 && !isCategoryGiven;
  const QuestionEditor = beginsWithCategory ? RichTextField : FirstEditor;
  const lacksWords = isEmptyRichText(question);
  const lacksCategory = Boolean(tool?.structured) && categories.length > 0 && category === null;
  const isUnknown = category !== null && !categories.some(({ uid }) => uid === category);

  const type = (change: Partial<QuestionInput>) => {
    const next = { ...input, ...change };
    setInput(next);
    draft.store(next);
    const changed = changedInput(initial, next);
    if (changed) closed.store(changed);
    else closed.forget();
  };
  const cancel = () => {
    closed.forget();
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands it on to a form that the dialog was opened from.
    event.stopPropagation();
    const form = event.currentTarget;
    flushSync(() => setShowsProblems(true));
    if (lacksCategory || lacksWords) return focusAfter(form);
    setBusy(true);
    const refusal = await onSave(input);
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) cancel();
  };

  return (
    <Dialog opened onClose={() => !busy && onClose()} title="Question" size={DIALOG_WIDTH}>
      <DialogForm
        onSubmit={(event) => void submit(event)}
        noValidate
        buttons={
          <>
            {remove}
            <Button variant="default" onClick={cancel}>
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
            data-autofocus={beginsWithCategory || undefined}
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
        <QuestionEditor
          label="Question"
          required
          pictures={pictureUpload}
          value={question}
          error={showsProblems && lacksWords ? MESSAGES.fieldRequired : undefined}
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
