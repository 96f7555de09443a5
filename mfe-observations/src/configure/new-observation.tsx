import { MESSAGES, newUid } from '@coaching/contracts';
import { callErrorText, useCall, useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadToolSet } from '../tool-set/load-tool-set';
import { toolOfObservation } from '../tool-set/tool-of-observation';
import { type Configuration, firstDraft, newConfiguration } from './configuration';
import { ConfigurationForm } from './configuration-form';
import { createObservation } from './save-observation';

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
  const isLoading = client_uid !== null && given.isPending;

  const save = async (configuration: Configuration) => {
    try {
      const tool_uid = search.get('interview_type');
      const set = tool_uid === null ? null : await loadToolSet(actor);
      await createObservation(firstDraft(configuration, uid, user, toolOfObservation(tool_uid, set)));
    } catch (error) {
      return callErrorText(error);
    }
    navigate(`/observation/${uid}`);
    return null;
  };

  return (
    <>
      <PageHeader title="New observation" />
      <ContentColumn>
        {isLoading ? (
          <LoadingState rows={5} />
        ) : client_uid && !given.data ? (
          <EmptyState>{MESSAGES.notFound}</EmptyState>
        ) : (
          <ConfigurationForm
            initial={newConfiguration(given.data?.user ?? null)}
            isClientGiven={client_uid !== null}
            saveLabel="Start observation"
            onSave={save}
          />
        )}
      </ContentColumn>
    </>
  );
}
