import type { Observation } from '@coaching/contracts';
import { formClasses, ToConfigure, useEdit } from '@coaching/interaction-kit/configuration';
import { DeleteButton } from '@coaching/interaction-kit/deletion';
import { useCall } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import { observationAutosave } from '../observation/observation-autosave';
import { observationKind } from '../observation/observation-kind';
import { configurationOf, configured } from './configuration';
import { deletion } from './deletion';
import { ObservationForm } from './observation-form';

/** Changes what an observation is set to, or deletes it. */
export function EditObservation({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useCall(
    'getObservation',
    { params: { uid } },
    // What is edited must be what the server has, not what this page saw some minutes ago.
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <ToConfigure
      kind={observationKind}
      back={{ href: `/observation/${uid}`, label: 'Back to the script' }}
      interaction={data?.observation}
      error={error}
      isFetching={isFetching}
      refetch={refetch}
    >
      {(observation) => <Edit observation={observation} />}
    </ToConfigure>
  );
}

function Edit({ observation }: { observation: Observation }) {
  const { save, leave, goBack } = useEdit(
    observationAutosave,
    observation,
    `/observation/${observation.uid}`,
  );

  return (
    <ObservationForm
      initial={configurationOf(observation)}
      observation={observation}
      startsWith={{ visibility: null, lanes: null }}
      isClientGiven={false}
      saveLabel="Save changes"
      onSave={(configuration) => save(configured(observation, configuration))}
      onSaved={leave}
    >
      <Button variant="default" onClick={goBack}>
        Cancel
      </Button>
      <DeleteButton
        kind={observationKind}
        of={observation}
        deletion={deletion}
        className={formClasses.delete}
      />
    </ObservationForm>
  );
}
