import { MAX_PASTED_QUESTIONS, newUid, type Tool } from '@coaching/contracts';
import { callErrorText, useCallMutation, useSession } from '@coaching/mfe-kit';
import { Button, NativeSelect, ProblemNote, Textarea, toast } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { questionsWords } from '../tool/used-words';
import { useDialogDraft } from './dialog-draft';
import { ListFile } from './list-file';
import classes from './paste-dialog.module.css';
import { firstPasteInput, type PasteInput } from './paste-input';
import { PastedPreview } from './pasted-preview';
import { type PastedQuestion, pastedQuestions } from './pasted-questions';
import { questionChoices } from './question-choices';
import { ReplacedList } from './replaced-list';
import { bankCalls } from './use-bank-actions';
import { useNearDuplicates } from './use-near-duplicates';

const UNNAMED_TABLE =
  'This looks like a table, but its first row names no column Question, so each line is one question. Name that column, or paste the questions alone.';

interface PasteDialogProps {
  tool: Tool;
  onClose: () => void;
}

/** Adds many questions at once from pasted lines, a table or a file, after a look at what becomes of them. */
export default function PasteDialog({ tool, onClose }: PasteDialogProps) {
  const { actor, organization } = useSession();
  const choices = questionChoices(actor, organization);
  const draft = useDialogDraft<PasteInput>(`pasted into ${tool.uid}`);
  const [input, setInput] = useState(() => firstPasteInput(tool, choices, draft.before));
  const { text, category, visibility, wanted, uids } = input;
  const type = (change: Partial<PasteInput>) => {
    setInput((before) => ({ ...before, ...change }));
    // What the server said was said of what stood there before.
    if (adding.isError) adding.reset();
  };
  useEffect(() => {
    if (text.trim()) draft.store(input);
    else draft.forget();
  }, [text, input, draft]);

  // What becomes of it is drawn when nobody types: no key waits for hundreds of rows.
  const pasted = useDeferredValue(text);
  const { questions, tooMany, isUnnamedTable } = useMemo(
    () => pastedQuestions(pasted, tool.categories),
    [pasted, tool.categories],
  );
  const { alike, isLooking } = useNearDuplicates(tool.uid, questions);
  // What is there already, or names a category that is not, is left out unless somebody wants it all the same.
  const chosen = useMemo(() => {
    const isProposed = ({ key, unknownCategory }: PastedQuestion) => !alike.has(key) && !unknownCategory;
    const isWanted = (question: PastedQuestion) => wanted.get(question.key) ?? isProposed(question);
    return questions.filter((question) => !question.isTooLong && isWanted(question));
  }, [questions, alike, wanted]);
  const chosenKeys = useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen]);
  const toggle = useCallback(
    (key: string, isWanted: boolean) =>
      setInput((before) => ({ ...before, wanted: new Map(before.wanted).set(key, isWanted) })),
    [],
  );
  const names = useMemo(
    () => new Map(tool.categories.map(({ uid, name }) => [uid, name])),
    [tool.categories],
  );

  const [replaced, setReplaced] = useState<string | null>(null);
  const takeList = (list: string) => {
    setReplaced(text.trim() && text !== list ? text : null);
    type({ text: list });
  };
  const textField = useRef<HTMLTextAreaElement>(null);
  const bringBack = () => {
    setReplaced(null);
    type({ text: replaced ?? '' });
    textField.current?.focus();
  };

  const cancel = () => {
    draft.forget();
    onClose();
  };
  const adding = useCallMutation('saveQuestions', {
    quiet: true,
    invalidates: bankCalls,
    onSuccess: ({ questions: added }) => {
      toast.success(`${questionsWords(added.length)} added`);
      cancel();
    },
  });
  const uidOf = (key: string) => {
    const uid = uids.get(key) ?? newUid();
    uids.set(key, uid);
    return uid;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const flags = choices.find(({ value }) => value === visibility)?.flags;
    adding.mutate({
      body: {
        questions: chosen.map(({ key, question, category: named }) => ({
          uid: uidOf(key),
          question,
          category: named ?? (category || null),
          question_type: tool.uid,
          ...flags,
        })),
      },
    });
  };
  // What is drawn is not what stands in the field yet.
  const isBehind = pasted !== text;

  return (
    <Dialog opened onClose={() => !adding.isPending && onClose()} title="Paste questions" size={768}>
      <DialogForm
        onSubmit={submit}
        buttons={
          <>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={adding.isPending}
              disabled={chosen.length === 0 || isLooking || isBehind}
            >
              {chosen.length === 0 ? 'Add' : `Add ${questionsWords(chosen.length)}`}
            </Button>
          </>
        }
      >
        <ListFile onText={takeList}>
          <Textarea
            ref={textField}
            label="Questions"
            description="One per line, or a table from a spreadsheet whose first row says Question and, if you like, Category."
            autosize
            minRows={5}
            maxRows={10}
            data-autofocus
            value={text}
            onChange={(event) => {
              setReplaced(null);
              type({ text: event.currentTarget.value });
            }}
          />
        </ListFile>
        <ReplacedList replaced={replaced !== null} onBringBack={bringBack} />
        {tool.categories.length > 0 && (
          <NativeSelect
            label="Category of those that name none"
            value={category}
            data={[
              ...(tool.structured ? [] : [{ value: '', label: 'No category' }]),
              ...tool.categories.map(({ uid, name }) => ({ value: uid, label: name })),
            ]}
            onChange={(event) => type({ category: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          label="Visibility"
          value={visibility}
          data={choices.map(({ value, label }) => ({ value, label }))}
          onChange={(event) => type({ visibility: event.currentTarget.value })}
        />
        {tooMany > 0 && (
          <ProblemNote>
            {`At most ${questionsWords(MAX_PASTED_QUESTIONS)} can be added at once. ${questionsWords(tooMany)} at the end ${tooMany === 1 ? 'is' : 'are'} left out.`}
          </ProblemNote>
        )}
        {isUnnamedTable && <ProblemNote>{UNNAMED_TABLE}</ProblemNote>}
        {questions.length > 0 && (
          <PastedPreview
            questions={questions}
            alike={alike}
            categories={names}
            otherwise={category}
            chosen={chosenKeys}
            onToggle={toggle}
          />
        )}
        {adding.error && <ProblemNote>{callErrorText(adding.error)}</ProblemNote>}
        <p role="status" className={classes.looking}>
          {isLooking && 'Looking for near duplicates…'}
        </p>
      </DialogForm>
    </Dialog>
  );
}
