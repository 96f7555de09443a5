import { MESSAGES, newUid } from '@coaching/contracts';
import { ApiError, callErrorText, useCall, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, EmptyState, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadToolSet } from '../tool-set/load-tool-set';
import { toolOfObservation } from '../tool-set/tool-of-observation';
import { useObservationDefaults } from '../visibility/starting-choice';
import { startingVisibility } from '../visibility/starting-visibility';
import { type Configuration, firstDraft, newConfiguration } from './configuration';
import { ConfigurationForm } from './configuration-form';
import { createObservation } from './save-observation';
import { useWayBack } from './use-way-back';

/** Sets up an observation and leads to its script. */
export function NewObservation() {
  const { user, actor } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Made once, so that saving again after a lost answer does not make a second one.
  const [uid] = useState(() => newUid());
  const client_uid = search.get('client_uid');
  const given = useCall(
    'getUser',
    { params: { id: client_uid ?? 'nobody' } },
    { enabled: client_uid !== null, quiet: true },
  );
  const defaults = useObservationDefaults().data?.observation_defaults;
  const goBack = useWayBack(client_uid ? `/interactions/${encodeURIComponent(client_uid)}` : '/interactions');

  const save = async (configuration: Configuration) => {
    try {
      const tool_uid = search.get('interview_type');
      const set = tool_uid === null ? null : await loadToolSet(actor);
      await createObservation(firstDraft(configuration, uid, user, toolOfObservation(tool_uid, set)));
    } catch (error) {
      return callErrorText(error);
    }
    // In the place of this screen, so that Back leads to where one was and not to a second observation.
    navigate(`/observation/${uid}`, { replace: true });
    return null;
  };

  return (
    <>
      <PageHeader title="New observation" />
      <ContentColumn>
        {given.error instanceof ApiError && given.error.status < 500 ? (
          <EmptyState>{MESSAGES.notFound}</EmptyState>
        ) : given.error ? (
          <ErrorState
            title="The coachee could not be loaded."
            onRetry={() => void given.refetch()}
            retrying={given.isFetching}
          />
        ) : client_uid && !given.data ? (
          <LoadingState rows={5} />
        ) : (
          <ConfigurationForm
            initial={newConfiguration(given.data?.user ?? null)}
            observation={null}
            startsWith={defaults ? startingVisibility(defaults) : null}
            isClientGiven={client_uid !== null}
            saveLabel="Start observation"
            onSave={save}
          >
            <Button variant="default" onClick={goBack}>
              Cancel
            </Button>
          </ConfigurationForm>
        )}
      </ContentColumn>
    </>
  );
}
