import { MESSAGES, type Observation } from '@coaching/contracts';
import { ApiError, callErrorText, queryClient, useCall, useSession } from '@coaching/mfe-kit';
import {
  Button,
  ContentColumn,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageHeader,
} from '@coaching/ui-kit';
import { useNavigate } from 'react-router';
import { titleOf } from '../observation/observation-title';
import { viewerRole } from '../observation/viewer-role';
import { type Configuration, configurationOf, configured } from './configuration';
import { ConfigurationForm } from './configuration-form';
import classes from './configure-page.module.css';
import { DeleteButton } from './delete-button';
import { updateObservation } from './save-observation';
import { useWayBack } from './use-way-back';

/** Changes what an observation is set to, or deletes it. */
export function EditObservation({ uid }: { uid: string }) {
  const { actor } = useSession();
  const { data, error, isFetching, refetch } = useCall(
    'getObservation',
    { params: { uid } },
    // What is edited must be what the server has, not what this page saw some minutes ago.
    { quiet: true, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const observation = data?.observation;
  const mayEdit = observation !== undefined && viewerRole(actor, observation) === 'coach';

  return (
    <>
      <PageHeader
        title={observation ? titleOf(observation) : 'Observation'}
        back={{ href: `/observation/${uid}`, label: 'Back to the script' }}
      />
      <ContentColumn>
        {mayEdit ? (
          <Edit observation={observation} />
        ) : observation ? (
          <EmptyState
            action={
              <Button component={Link} href={`/observation/${uid}`} variant="default">
                Read the observation
              </Button>
            }
          >
            Only the coach of an observation can change it.
          </EmptyState>
        ) : error instanceof ApiError && error.status < 500 ? (
          <EmptyState>{MESSAGES.notFound}</EmptyState>
        ) : error ? (
          <ErrorState
            title="The observation could not be loaded."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <LoadingState rows={5} />
        )}
      </ContentColumn>
    </>
  );
}

function Edit({ observation }: { observation: Observation }) {
  const navigate = useNavigate();
  const back = `/observation/${observation.uid}`;
  const goBack = useWayBack(back);

  const save = async (configuration: Configuration) => {
    try {
      await updateObservation(observation, configured(observation, configuration));
    } catch (error) {
      return callErrorText(error);
    }
    void queryClient.invalidateQueries();
    navigate(back, { replace: true });
    return null;
  };

  return (
    <ConfigurationForm
      initial={configurationOf(observation)}
      observation={observation}
      startsWith={null}
      isClientGiven={false}
      saveLabel="Save changes"
      onSave={save}
    >
      <Button variant="default" onClick={goBack}>
        Cancel
      </Button>
      <DeleteButton uid={observation.uid} className={classes.delete} />
    </ConfigurationForm>
  );
}
