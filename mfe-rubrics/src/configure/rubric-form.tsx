import { ConfigurationFormWithDraft } from '@coaching/interaction-kit/configuration';
import { Switch } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { defaultTitle } from '../instance/default-title';
import type { EditedInstance } from '../instance/edited-instance';
import { readSoFar } from '../instance/read-so-far';
import { rubricKind } from '../instance/rubric-kind';
import { type Configuration, evidenceOf } from './configuration';
import { EvidenceField } from './evidence-field';

interface RubricFormProps {
  initial: Configuration;
  /** What is configured; null for a new one. */
  instance: EditedInstance | null;
  rubric: { uid: string; name: string };
  coach: { username: string };
  /** The coachee came with the address and cannot be changed here. */
  isClientGiven: boolean;
  saveLabel: string;
  /** Resolves with what went wrong, as a sentence; null when all is well. */
  onSave: (configuration: Configuration) => Promise<string | null>;
  onSaved: () => void;
  /** Beside the save button. */
  children?: ReactNode;
}

/** Everything there is to set of a use of a rubric (spec 2 section 2, Rubric config). */
export function RubricForm({ instance, rubric, coach, ...form }: RubricFormProps) {
  return (
    <ConfigurationFormWithDraft<Configuration>
      {...form}
      kind={rubricKind}
      soFar={readSoFar(instance)}
      client_uid={instance?.client}
      organization_uid={instance?.organization_uid}
      startsWith="shared"
      titleLabel="Rubric Title"
      defaultTitle={({ client }) => defaultTitle(rubric, coach, client)}
      dateHint="Left empty, it begins when you open the rubric."
      fields={({ values, set }) => (
        <Switch
          label="Invite a self-score"
          description="They score the same rubric once they can read it. Neither of you sees the other's scores before both have finished."
          checked={values.invites_self_score}
          onChange={(event) => set({ invites_self_score: event.currentTarget.checked })}
        />
      )}
      lastFields={({ values, set }) =>
        values.client && (
          <EvidenceField
            key={values.client.uid}
            client_uid={values.client.uid}
            rubric_uid={rubric.uid}
            chosen={evidenceOf(values)}
            onChoose={(uids) => values.client && set({ evidence: { client_uid: values.client.uid, uids } })}
          />
        )
      }
    />
  );
}
