import { MESSAGES, newUid, type Rubric } from '@coaching/contracts';
import { saveOrBegin } from '@coaching/interaction-kit/begun';
import { GivenCoachee, usePageAhead } from '@coaching/interaction-kit/configuration';
import { loadToolSet, toolOfInteraction } from '@coaching/interaction-kit/tool-set';
import { useWayBack } from '@coaching/interaction-kit/way-back';
import { ApiError, callApi, callErrorText, useCall, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, EmptyState, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { instanceAutosave } from '../instance/instance-autosave';
import { rubricKind } from '../instance/rubric-kind';
import { loadUsePage } from '../score/load-page';
import { begunInstance } from './begun-instance';
import { type Configuration, firstDraft, newConfiguration } from './configuration';
import { RubricForm } from './rubric-form';

const NO_RUBRIC = 'A rubric begins with one of your tools: please choose it under New Interaction.';

/** Sets up a use of a rubric and leads to its matrix (spec 2 section 2, Rubric config). */
export default function NewRubricPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader title="New rubric" />
      <ContentColumn>
        <AskedRubric uid={search.get('rubric_uid')}>
          {(rubric) => <NewRubric rubric={rubric} client_uid={search.get('client_uid')} />}
        </AskedRubric>
      </ContentColumn>
    </>
  );
}

/** Waits for the rubric whom the address names, and says so when it is not to be had. */
function AskedRubric({ uid, children }: { uid: string | null; children: (rubric: Rubric) => ReactNode }) {
  const { data, error, isFetching, refetch } = useCall(
    'getRubric',
    { params: { uid: uid ?? 'none' } },
    { enabled: uid !== null, quiet: true },
  );
  if (uid === null) return <EmptyState>{NO_RUBRIC}</EmptyState>;
  if (data?.as_scored) return <EmptyState>{MESSAGES.notFound}</EmptyState>;
  if (error instanceof ApiError && error.status < 500)
    return <EmptyState>{error.status === 404 ? MESSAGES.notFound : error.message}</EmptyState>;
  if (error)
    return (
      <ErrorState
        title="The rubric could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return data ? children(data.rubric) : <LoadingState rows={5} />;
}

function NewRubric({ rubric, client_uid }: { rubric: Rubric; client_uid: string | null }) {
  usePageAhead(loadUsePage);
  const { user, actor, organization } = useSession();
  const navigate = useNavigate();
  // Made once, so that saving again after a lost answer does not make a second one.
  const [uid] = useState(() => newUid());
  const goBack = useWayBack(client_uid ? `/interactions/${encodeURIComponent(client_uid)}` : '/interactions');

  const save = async (configuration: Configuration) => {
    try {
      const tool = { ...toolOfInteraction(rubric.uid, await loadToolSet(actor)), tool_uid: rubric.uid };
      const rubric_instance = firstDraft(configuration, uid, { rubric, user_embed: user, tool });
      await saveOrBegin({
        kind: rubricKind,
        autosaved: instanceAutosave,
        user_uid: user.uid,
        uid,
        save: (signal) =>
          callApi('saveRubricInstance', { body: { rubric_instance } }, { quiet: true, signal }),
        begun: () =>
          begunInstance(rubric_instance, {
            rubric,
            user,
            client: configuration.client!,
            organization_uid: organization?.uid ?? null,
          }),
      });
    } catch (error) {
      return callErrorText(error);
    }
    return null;
  };

  return (
    <GivenCoachee client_uid={client_uid}>
      {(client) => (
        <RubricForm
          initial={newConfiguration(client)}
          instance={null}
          rubric={rubric}
          coach={user}
          isClientGiven={client_uid !== null}
          saveLabel="Start Rubric"
          onSave={save}
          // In the place of this screen, so that Back leads to where one was and not to a second rubric.
          onSaved={() => navigate(`/rubric/use/${uid}`, { replace: true })}
        >
          <Button variant="default" onClick={goBack}>
            Cancel
          </Button>
        </RubricForm>
      )}
    </GivenCoachee>
  );
}
