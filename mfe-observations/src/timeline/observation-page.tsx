import { MESSAGES } from '@coaching/contracts';
import { ApiError, useSession } from '@coaching/mfe-kit';
import { useAutosave } from '@coaching/mfe-kit/autosave';
import { ContentColumn, EmptyState, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useParams } from 'react-router';
import { observationAutosave } from '../observation/observation-autosave';
import { viewerRole } from '../observation/viewer-role';
import { CoachTimeline } from './coach-timeline';
import { ReadTimeline } from './read-timeline';

/** One observation: written by its coach, read by everybody else who may (spec 1 section 2, Observation view). */
export default function ObservationPage() {
  const { observation_uid = '' } = useParams();
  const { user, actor } = useSession();
  const autosave = useAutosave(observationAutosave, user.uid, observation_uid);
  const { value: observation, loadError, retry } = autosave;

  if (!observation) {
    const isAbsent = loadError instanceof ApiError && loadError.status < 500;
    return (
      <>
        <PageHeader title="Observation" />
        <ContentColumn>
          {isAbsent ? (
            <EmptyState>{MESSAGES.notFound}</EmptyState>
          ) : loadError ? (
            <ErrorState title="The observation could not be loaded." onRetry={retry}>
              What you wrote is kept on this device.
            </ErrorState>
          ) : (
            <LoadingState shape="timeline" rows={6} label="Loading the observation" />
          )}
        </ContentColumn>
      </>
    );
  }
  const role = viewerRole(actor, observation);
  return role === 'coach' ? (
    <CoachTimeline key={observation.uid} observation={observation} autosave={autosave} />
  ) : (
    <ReadTimeline observation={observation} role={role} />
  );
}
