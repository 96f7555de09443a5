import type { Observation, Visibility } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { pictureUpload } from '@coaching/mfe-kit/upload';
import { Button, DateTimeField, LoadingState, ProblemNote, TextInput, UserAvatar } from '@coaching/ui-kit';
import { type FormEvent, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { StartingChoice } from '../visibility/starting-choice';
import { CoacheeField } from './coachee-field';
import { type Configuration, problemsOf } from './configuration';
import classes from './configure-page.module.css';
import { ProgramField } from './program-field';
import { WhoReadsField } from './who-reads-field';

const RichTextEditor = lazy(async () => ({
  default: (await import('@coaching/ui-kit/rich-text')).RichTextEditor,
}));

interface ConfigurationFormProps {
  initial: Configuration;
  /** What is configured; null for a new one. */
  observation: Observation | null;
  /** Who reads it unless somebody chooses; null while that is not known. */
  startsWith: Visibility | null;
  /** The coachee came with the address and cannot be changed here. */
  isClientGiven: boolean;
  saveLabel: string;
  /** Resolves with what went wrong, as a sentence; null when all is well. */
  onSave: (configuration: Configuration) => Promise<string | null>;
  /** Beside the save button. */
  children?: ReactNode;
}

/** Everything there is to set of an observation. What was typed stays, whatever the server says. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { initial, observation, startsWith, isClientGiven, saveLabel, onSave, children } = props;
  const { organization } = useSession();
  const [configuration, setConfiguration] = useState(initial);
  const [showsProblems, setShowsProblems] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const coachee = useRef<HTMLInputElement>(null);
  const { client, program, title, timestamp, additional_information } = configuration;
  const visibility = configuration.visibility ?? startsWith;

  const set = useCallback(
    (change: Partial<Configuration>) => setConfiguration((current) => ({ ...current, ...change })),
    [],
  );
  const setProgram = useCallback((chosen: Configuration['program']) => set({ program: chosen }), [set]);
  const problems = problemsOf(configuration);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShowsProblems(true);
    if (problems.client) return coachee.current?.focus();
    if (!event.currentTarget.checkValidity())
      return event.currentTarget.querySelector<HTMLElement>('input:invalid')?.focus();
    setBusy(true);
    setRefusal(await onSave({ ...configuration, visibility }));
    setBusy(false);
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {isClientGiven && client ? (
        <div className={classes.given}>
          <span className={classes.givenLabel}>Coachee</span>
          <span className={classes.person}>
            <UserAvatar user={client} size={28} decorative />
            {client.username}
          </span>
        </div>
      ) : (
        <CoacheeField
          ref={coachee}
          value={client}
          onChange={(chosen) => set({ client: chosen, program: null })}
          error={showsProblems ? problems.client : undefined}
        />
      )}
      {client && organization && <ProgramField client={client} value={program} onChange={setProgram} />}
      <TextInput
        label="Title"
        maxLength={300}
        autoComplete="off"
        value={title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <DateTimeField
        label="Date"
        description={timestamp ? undefined : 'Left empty, it begins when you open the script.'}
        value={timestamp}
        onChange={(moment) => set({ timestamp: moment })}
      />
      <WhoReadsField
        configuration={configuration}
        observation={observation}
        value={visibility}
        onChange={(chosen) => set({ visibility: chosen })}
      >
        {!observation && <StartingChoice />}
      </WhoReadsField>
      <Suspense fallback={<LoadingState rows={3} label="Loading the editor" />}>
        <RichTextEditor
          label="Additional information"
          pictures={pictureUpload}
          value={additional_information}
          onChange={(html) => set({ additional_information: html })}
        />
      </Suspense>
      {refusal && <ProblemNote>{refusal}</ProblemNote>}
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
