import { ApiError, useSession } from '@coaching/mfe-kit';
import { isSettled, useAutosave } from '@coaching/mfe-kit/autosave';
import { ContentColumn, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useParams } from 'react-router';
import { Unreadable } from '../live/unreadable';
import { useFollowing } from '../live/use-following';
import { useForgetting } from '../live/use-forgetting';
import { observationAutosave } from '../observation/observation-autosave';
import { viewerRole } from '../observation/viewer-role';
import { CoachTimeline } from './coach-timeline';
import { ReadTimeline } from './read-timeline';

/** One observation: written by its coach, read by everybody else who may (spec 1 section 2, Observation view). */
export default function ObservationPage() {
  const { observation_uid = '' } = useParams();
  return <OpenObservation key={observation_uid} uid={observation_uid} />;
}

function OpenObservation({ uid }: { uid: string }) {
  const { user, actor } = useSession();
  const autosave = useAutosave(observationAutosave, user.uid, uid);
  const { value: observation, loadError, state, retry } = autosave;
  const { live, isGone } = useFollowing(uid, autosave);
  const isAbsent = loadError instanceof ApiError && loadError.status < 500;
  useForgetting(uid, isGone || isAbsent);

  if (!observation) {
    if (isAbsent) return <Unreadable wasReadable={false} onLookAgain={retry} />;
    return (
      <>
        <PageHeader title="Observation" />
        <ContentColumn>
          {loadError ? (
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
  // What a coach has written and could not save any more stays before them.
  if (isGone && (role !== 'coach' || isSettled(state))) return <Unreadable wasReadable />;
  return role === 'coach' ? (
    <CoachTimeline observation={observation} autosave={autosave} />
  ) : (
    <ReadTimeline observation={observation} role={role} live={live} state={state} />
  );
}
