import { OpenInteraction } from '@coaching/interaction-kit/opening';
import { viewerRole } from '@coaching/interaction-kit/viewer';
import { useSession } from '@coaching/mfe-kit';
import { useParams } from 'react-router';
import { followedObservation } from '../observation/followed-observation';
import { observationAutosave } from '../observation/observation-autosave';
import { observationKind } from '../observation/observation-kind';
import { CoachTimeline } from './coach-timeline';
import { ReadTimeline } from './read-timeline';

/** One observation: written by its coach, read by everybody else who may (spec 1 section 2, Observation view). */
export default function ObservationPage() {
  const { observation_uid = '' } = useParams();
  const { actor } = useSession();
  return (
    <OpenInteraction
      key={observation_uid}
      kind={observationKind}
      uid={observation_uid}
      autosaved={observationAutosave}
      followedBy={followedObservation}
      shape="timeline"
      isWriter={(observation) => viewerRole(actor, observation, 'observation') === 'coach'}
    >
      {({ entity, autosave, live }) => {
        const role = viewerRole(actor, entity, 'observation');
        return role === 'coach' ? (
          <CoachTimeline observation={entity} autosave={autosave} />
        ) : (
          <ReadTimeline observation={entity} role={role} live={live} state={autosave.state} />
        );
      }}
    </OpenInteraction>
  );
}
