import { MAX_OBSERVERS } from '@coaching/contracts';
import { formClasses } from '@coaching/interaction-kit/configuration';
import { useToolSet } from '@coaching/interaction-kit/tool-set';
import { useFormDraft } from '@coaching/mfe-kit/form-draft';
import { Button, NativeSelect, ProblemNote, RichTextField, Switch, TextInput } from '@coaching/ui-kit';
import { UserMultiSelect } from '@coaching/ui-kit/user-select';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { findObservers } from './find-observers';
import { FromObservation } from './from-observation';
import { problemsOf, type Setup } from './setup';

interface SetupFormProps {
  initial: Setup;
  /** Where it takes place. */
  organization_uid: string;
  /** Uid of who leads it. */
  leader: string;
  /** The rubric that it has or was asked for, which may not be among the tools on offer. */
  rubric: { uid: string; name: string } | null;
  /** Somebody has begun to score: script and rubric stay as they are. */
  isScored: boolean;
  saveLabel: string;
  /** Resolves with what went wrong, as a sentence; null when all is well. */
  onSave: (setup: Setup) => Promise<string | null>;
  onSaved: () => void;
  /** Beside the save button. */
  children?: ReactNode;
}

/** Everything there is to set of a calibration, with what was typed before its person had to sign in again. */
export function SetupForm({ initial, ...props }: SetupFormProps) {
  const { pathname, search } = useLocation();
  const { isLooking, values, store, forget } = useFormDraft<Setup>(pathname + search);
  if (isLooking) return null;
  return <Form {...props} initial={values ?? initial} onChange={store} forget={forget} />;
}

function Form({
  initial,
  organization_uid,
  leader,
  rubric,
  isScored,
  saveLabel,
  onSave,
  onSaved,
  onChange,
  forget,
  children,
}: SetupFormProps & { onChange: (setup: Setup) => void; forget: () => Promise<void> }) {
  const [setup, setSetup] = useState(initial);
  const [shows, setShows] = useState(false);
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const [rubricField, observersField] = [useRef<HTMLSelectElement>(null), useRef<HTMLInputElement>(null)];
  const tools = useToolSet()?.tools.filter(({ tool_type }) => tool_type === 'Rubric') ?? [];
  const offered = tools.map(({ uid, name }) => ({ value: uid, label: name }));
  const isOffered = rubric === null || tools.some(({ uid }) => uid === rubric.uid);
  const problems = problemsOf(setup);

  const set = (change: Partial<Setup>) => {
    const next = { ...setup, ...change };
    setSetup(next);
    onChange(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (problems.tool_uid) return rubricField.current?.focus();
    if (problems.others) return observersField.current?.focus();
    setState({ isBusy: true, problem: null });
    const problem = await onSave(setup);
    setState({ isBusy: false, problem });
    if (problem !== null) return;
    await forget();
    onSaved();
  };

  return (
    <form className={formClasses.form} noValidate onSubmit={(event) => void submit(event)}>
      <NativeSelect
        ref={rubricField}
        label="Rubric"
        description={
          isScored ? 'Somebody has finished scoring, so the rubric and the script stay.' : undefined
        }
        withAsterisk
        disabled={isScored}
        error={shows && problems.tool_uid}
        value={setup.tool_uid}
        onChange={(event) => set({ tool_uid: event.currentTarget.value })}
        data={[
          { value: '', label: 'Choose a rubric' },
          ...(isOffered || !rubric ? [] : [{ value: rubric.uid, label: rubric.name }]),
          ...offered,
        ]}
      />
      <TextInput
        label="Title"
        description="Left empty, it is called like its rubric."
        maxLength={300}
        value={setup.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <UserMultiSelect
        ref={observersField}
        label="Observers"
        required
        description={`They coach in your organization, ${MAX_OBSERVERS} at most. Each scores on their own.`}
        error={shows ? problems.others : undefined}
        value={setup.others.map((person) => ({ ...person }))}
        onChange={(people) =>
          set({
            others: people.map(({ uid, username, initials, picture }) => ({
              uid,
              username,
              initials,
              picture,
            })),
          })
        }
        search={async (query, signal) =>
          (await findObservers(organization_uid, query, signal)).filter(({ uid }) => uid !== leader)
        }
      />
      <Switch
        label="I score it, too"
        description="Without it you see each observer's scores as they finish, and cannot score any more once one has."
        checked={setup.observes}
        onChange={(event) => set({ observes: event.currentTarget.checked })}
      />
      {!isScored && (
        <>
          <FromObservation script={setup.script} onScript={(script) => set({ script })} />
          <RichTextField label="Script" value={setup.script} onChange={(script) => set({ script })} />
          <p className={formClasses.hint}>
            What was seen and heard, without names. Leave it empty where you watch a lesson together.
          </p>
        </>
      )}
      {state.problem && <ProblemNote>{state.problem}</ProblemNote>}
      <div className={formClasses.buttons}>
        <Button type="submit" loading={state.isBusy}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
