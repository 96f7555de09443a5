import { formClasses, ToConfigure, useEdit } from '@coaching/interaction-kit/configuration';
import { DeleteButton } from '@coaching/interaction-kit/deletion';
import { useCall } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type EditedInstance, edited } from '../instance/edited-instance';
import { instanceAutosave } from '../instance/instance-autosave';
import { rubricKind } from '../instance/rubric-kind';
import { configurationOf, configured } from './configuration';
import { deletion } from './deletion';
import { RubricForm } from './rubric-form';

/** Changes what a use of a rubric is set to, or deletes it. */
export default function EditRubricPage() {
  const { instance_uid = '' } = useParams();
  return <EditRubric key={instance_uid} uid={instance_uid} />;
}

function EditRubric({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useCall(
    'getRubricInstance',
    { params: { uid } },
    // What is edited must be what the server has, not what this page saw some minutes ago.
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const instance = useMemo(() => data && edited(data.rubric_instance), [data]);
  return (
    <ToConfigure
      kind={rubricKind}
      back={{ href: `/rubric/use/${uid}`, label: 'Back to the rubric' }}
      interaction={instance}
      error={error}
      isFetching={isFetching}
      refetch={refetch}
    >
      {(loaded) => <Edit instance={loaded} />}
    </ToConfigure>
  );
}

function Edit({ instance }: { instance: EditedInstance }) {
  const { save, leave, goBack } = useEdit(instanceAutosave, instance, `/rubric/use/${instance.uid}`);

  return (
    <RubricForm
      initial={configurationOf(instance)}
      instance={instance}
      rubric={instance.rubric}
      coach={instance.user_embed}
      isClientGiven={false}
      saveLabel="Save Rubric"
      onSave={(configuration) => save(configured(instance, configuration))}
      onSaved={leave}
    >
      <Button variant="default" onClick={goBack}>
        Cancel
      </Button>
      <DeleteButton
        kind={rubricKind}
        of={instance}
        deletion={deletion}
        label="Delete Rubric"
        className={formClasses.delete}
      />
    </RubricForm>
  );
}
