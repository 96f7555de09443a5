import type { LaneNaming, Observation } from '@coaching/contracts';
import { ConfigurationFormWithDraft } from '@coaching/interaction-kit/configuration';
import { useSession } from '@coaching/mfe-kit';
import type { ReactNode } from 'react';
import { byPeople, laneProblems } from '../lanes/lane-naming';
import { LanesField } from '../lanes/lanes-field';
import { lanesWords } from '../lanes/lanes-words';
import { observationKind } from '../observation/observation-kind';
import { StartingChoice } from '../starting/starting-choice';
import type { Configuration } from './configuration';
import classes from './observation-form.module.css';
import { readSoFar } from './read-so-far';

interface ObservationFormProps {
  initial: Configuration;
  /** What is configured; null for a new one. */
  observation: Observation | null;
  /** What it starts with unless somebody chooses; null while that is not known. */
  startsWith: Pick<Configuration, 'visibility' | 'lanes'>;
  /** The coachee came with the address and cannot be changed here. */
  isClientGiven: boolean;
  saveLabel: string;
  /** Resolves with what went wrong, as a sentence; null when all is well. */
  onSave: (configuration: Configuration) => Promise<string | null>;
  onSaved: () => void;
  /** Beside the save button. */
  children?: ReactNode;
}

/** Everything there is to set of an observation: what all interactions have, and its lanes. */
export function ObservationForm({ observation, startsWith, onSave, ...form }: ObservationFormProps) {
  const { user } = useSession();
  return (
    <ConfigurationFormWithDraft<Configuration>
      {...form}
      kind={observationKind}
      soFar={readSoFar(observation)}
      client_uid={observation?.client}
      organization_uid={observation?.organization_uid}
      startsWith={startsWith.visibility}
      dateHint="Left empty, it begins when you open the script."
      onSave={(configuration) => onSave({ ...configuration, lanes: configuration.lanes ?? startsWith.lanes })}
      fields={({ values, set, showsProblems }) => {
        const lanes = values.lanes ?? startsWith.lanes;
        const wordsOf = (naming: LaneNaming) =>
          lanesWords(naming, {
            user_embed: observation?.user_embed ?? user,
            client_embed: values.client,
            isRemembered: !observation,
          });
        return (
          <LanesField
            label="Lanes"
            description={
              lanes ? (
                wordsOf(lanes)
              ) : (
                // Room for what will be said, so that what is below stays where it is.
                <span className={classes.toCome}>{wordsOf(byPeople)}</span>
              )
            }
            value={lanes}
            onChange={(chosen) => set({ lanes: chosen })}
            problems={showsProblems ? laneProblems(lanes) : undefined}
          />
        );
      }}
      aboutReading={!observation && <StartingChoice />}
    />
  );
}
