import { mayMove, type ReadSoFar } from '@coaching/access';
import { type InteractionVisibility, MESSAGES } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Button, DateTimeField, InOrder, ProblemNote, TextInput, UserAvatar } from '@coaching/ui-kit';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CoacheeField } from '../coachee';
import type { ScreenKind } from '../kind';
import { ProgramField, usePrograms } from '../program';
import type { Configuration } from '../settings';
import { changeableOf, WhoReadsField } from '../visibility';
import classes from './configuration.module.css';
import { Given } from './given';
import { InformationField } from './information-field';

/** What fields of one kind alone are given. */
export interface ConfigurationFields<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Somebody has tried to save it. */
  showsProblems: boolean;
}

export interface ConfigurationFormProps<Values extends Configuration> {
  kind: Pick<ScreenKind, 'noun'>;
  initial: Values;
  /** What others may have read of it, as the server has it; null for a new one. */
  soFar: ReadSoFar | null;
  /** With whom it is already: with them it stays in its program, or in none, until somebody chooses; left out for a new one. */
  client_uid?: string;
  /** Where it is; left out for a new one, which is where its coach works. */
  organization_uid?: string | null;
  /** Who may read it unless somebody chooses; null while that is not known. */
  startsWith: InteractionVisibility | null;
  /** The coachee came with the address and cannot be changed here. */
  isClientGiven: boolean;
  titleLabel?: string;
  /** What it is called while nobody has named it; left out where it has no name then. */
  defaultTitle?: (values: Values) => string;
  /** What an empty date means. */
  dateHint: string;
  saveLabel: string;
  /** What only this kind has to set. */
  fields?: (form: ConfigurationFields<Values>) => ReactNode;
  /** The same at the end, for what comes late: it moves nothing that somebody fills in. */
  lastFields?: (form: ConfigurationFields<Values>) => ReactNode;
  /** Under the choice of who reads it. */
  aboutReading?: ReactNode;
  /** Called with all that is set, at every change that somebody makes. */
  onChange: (values: Values) => void;
  /** Resolves with what went wrong, as a sentence; null when all is well. */
  onSave: (values: Values) => Promise<string | null>;
  /** Beside the save button. */
  children?: ReactNode;
}

/** Everything there is to set of an interaction with one coachee. What was typed stays, whatever the server says. */
export function ConfigurationForm<Values extends Configuration>(props: ConfigurationFormProps<Values>) {
  const { kind, initial, soFar, client_uid, organization_uid, startsWith, isClientGiven } = props;
  const { titleLabel = 'Title', defaultTitle, dateHint } = props;
  const { saveLabel, fields, lastFields, aboutReading, onChange, onSave, children } = props;
  const { organization } = useSession();
  const [values, setValues] = useState(initial);
  const begun = useRef(values);
  useEffect(() => {
    if (values !== begun.current) onChange(values);
  }, [values, onChange]);
  const [showsProblems, setShowsProblems] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const coachee = useRef<HTMLInputElement>(null);
  const { client, title, timestamp, additional_information } = values;
  const isPlaced = soFar !== null && !mayMove(soFar);
  const isWithTheSame = client !== null && client.uid === client_uid;
  const found = usePrograms(isPlaced ? null : (client?.uid ?? null));
  // The only program is preselected when a coachee is chosen (spec 2 section 5): one that is there is handed to nobody by it.
  const offered = isWithTheSame ? { ...found, only: null } : found;
  const program = values.program ?? offered.only;
  const visibility = values.visibility ?? startsWith;

  const set = useCallback(
    (change: Partial<Values>) => setValues((current) => ({ ...current, ...change })),
    [],
  );
  const setCommon = (change: Partial<Configuration>) => set(change as Partial<Values>);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setShowsProblems(true));
    if (!client) return coachee.current?.focus();
    const wrong = form.querySelector<HTMLElement>('input[aria-invalid=true], input:invalid');
    if (wrong) return wrong.focus();
    setBusy(true);
    setRefusal(await onSave({ ...values, program, visibility }));
    setBusy(false);
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {(isClientGiven || isPlaced) && client ? (
        <Given label="Coachee">
          <UserAvatar user={client} size={28} decorative />
          {client.username}
        </Given>
      ) : (
        <CoacheeField
          ref={coachee}
          value={client}
          onChange={(chosen) => setCommon({ client: chosen, program: null })}
          error={showsProblems && !client ? MESSAGES.coacheeRequired : undefined}
        />
      )}
      {isPlaced && program && <Given label="Program">{program.program_name}</Given>}
      {isPlaced && (
        <p className={classes.hint}>
          Others could read this {kind.noun} already, so it stays with its coachee and in its place.
        </p>
      )}
      {!isPlaced && client && organization && (
        <ProgramField
          offered={offered}
          value={program}
          onChange={(chosen) => setCommon({ program: chosen })}
        />
      )}
      <TextInput
        label={titleLabel}
        maxLength={300}
        autoComplete="off"
        value={title ?? defaultTitle?.(values) ?? ''}
        onChange={(event) => setCommon({ title: event.currentTarget.value })}
      />
      <DateTimeField
        label="Date"
        description={timestamp ? undefined : dateHint}
        value={timestamp}
        onChange={(moment) => setCommon({ timestamp: moment })}
      />
      {fields?.({ values, set, showsProblems })}
      <WhoReadsField
        client={client}
        program={program ?? (isWithTheSame ? null : offered.toCome)}
        organization_uid={organization_uid}
        changeable={changeableOf(soFar)}
        value={visibility}
        onChange={(chosen) => setCommon({ visibility: chosen })}
      >
        {aboutReading}
      </WhoReadsField>
      <InformationField
        value={additional_information}
        onChange={(html) => setCommon({ additional_information: html })}
      />
      <InOrder className={classes.rest}>
        {lastFields?.({ values, set, showsProblems })}
        {refusal && <ProblemNote>{refusal}</ProblemNote>}
        <div className={classes.buttons}>
          <Button type="submit" loading={busy}>
            {saveLabel}
          </Button>
          {children}
        </div>
      </InOrder>
    </form>
  );
}
