import { newUid, type Tool } from '@coaching/contracts';
import { callErrorText, useCallMutation, useSession } from '@coaching/mfe-kit';
import { Button, NativeSelect, ProblemNote, Textarea, toast } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { questionsWords } from '../tool/used-words';
import { ListFile } from './list-file';
import { PastedPreview } from './pasted-preview';
import { type PastedQuestion, pastedQuestions } from './pasted-questions';
import { questionChoices } from './question-choices';
import { bankCalls } from './use-bank-actions';
import { useNearDuplicates } from './use-near-duplicates';

interface PasteDialogProps {
  tool: Tool;
  onClose: () => void;
}

/** Adds many questions at once from pasted lines, a table or a file, after a look at what becomes of them. */
export default function PasteDialog({ tool, onClose }: PasteDialogProps) {
  const { actor, organization } = useSession();
  const choices = questionChoices(actor, organization);
  const [text, setText] = useState('');
  const [category, setCategory] = useState(tool.structured ? (tool.categories[0]?.uid ?? '') : '');
  const [choice, setChoice] = useState(choices[0]?.value ?? '');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  // By place, made once: sent again after a lost answer they are the same questions.
  const [uids] = useState(() => new Map<number, string>());
  const pasted = useDeferredValue(text);

  const { questions, tooMany } = useMemo(() => pastedQuestions(pasted, tool.categories), [pasted, tool]);
  const texts = useMemo(() => questions.map(({ question }) => question), [questions]);
  const { alike, isLooking } = useNearDuplicates(tool.uid, texts);
  // What is there already, or names a category that is not, is left out unless somebody wants it all the same.
  const isDoubtful = (index: number) => Boolean(alike[index] ?? questions[index]?.unknownCategory);
  const isChosen = (index: number) => (isDoubtful(index) ? taken.has(index) : !left.has(index));
  const chosen = questions
    .map((question, index) => ({ ...question, index }))
    .filter(({ index }) => isChosen(index));

  const adding = useCallMutation('saveQuestions', {
    quiet: true,
    invalidates: bankCalls,
    onSuccess: ({ questions: added }) => {
      toast.success(`${questionsWords(added.length)} added`);
      onClose();
    },
  });
  const toggle = (index: number) => {
    const [set, change] = isDoubtful(index) ? [taken, setTaken] : [left, setLeft];
    const next = new Set(set);
    if (!next.delete(index)) next.add(index);
    change(next);
  };
  const uidAt = (index: number) => {
    const uid = uids.get(index) ?? newUid();
    uids.set(index, uid);
    return uid;
  };
  const otherwise = category || null;
  const categoryOf = (question: PastedQuestion) =>
    tool.categories.find(({ uid }) => uid === (question.category ?? otherwise))?.name ?? null;
  const read = (list: string) => {
    setText(list);
    setLeft(new Set());
    setTaken(new Set());
    // Other words are other questions.
    uids.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const flags = choices.find(({ value }) => value === choice)?.flags;
    adding.mutate({
      body: {
        questions: chosen.map(({ question, category: named, index }) => ({
          uid: uidAt(index),
          question,
          category: named ?? otherwise,
          question_type: tool.uid,
          ...flags,
        })),
      },
    });
  };

  return (
    <Dialog opened onClose={onClose} title="Paste questions" size={768} closeOnClickOutside={false}>
      <DialogForm
        onSubmit={submit}
        buttons={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={adding.isPending} disabled={chosen.length === 0 || isLooking}>
              {chosen.length === 0 ? 'Add' : `Add ${questionsWords(chosen.length)}`}
            </Button>
          </>
        }
      >
        <ListFile onText={read}>
          <Textarea
            label="Questions"
            description="One per line, or a table from a spreadsheet whose first row says Question and, if you like, Category."
            autosize
            minRows={5}
            maxRows={10}
            data-autofocus
            value={text}
            onChange={(event) => read(event.currentTarget.value)}
          />
        </ListFile>
        {tool.categories.length > 0 && (
          <NativeSelect
            label="Category of those that name none"
            value={category}
            data={[
              ...(tool.structured ? [] : [{ value: '', label: 'No category' }]),
              ...tool.categories.map(({ uid, name }) => ({ value: uid, label: name })),
            ]}
            onChange={(event) => setCategory(event.currentTarget.value)}
          />
        )}
        <NativeSelect
          label="Visibility"
          value={choice}
          data={choices.map(({ value, label }) => ({ value, label }))}
          onChange={(event) => setChoice(event.currentTarget.value)}
        />
        {tooMany > 0 && (
          <ProblemNote>{`${questionsWords(tooMany)} at the end are too many at once.`}</ProblemNote>
        )}
        {questions.length > 0 && (
          <PastedPreview
            questions={questions}
            alike={alike}
            categoryOf={categoryOf}
            isChosen={isChosen}
            onToggle={toggle}
          />
        )}
        {adding.error && <ProblemNote>{callErrorText(adding.error)}</ProblemNote>}
      </DialogForm>
    </Dialog>
  );
}
