import { OpenInteraction } from '@coaching/interaction-kit/opening';
import { viewerRole } from '@coaching/interaction-kit/viewer';
import { useSession } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import type { EditedInstance } from '../instance/edited-instance';
import { followedInstance } from '../instance/followed-instance';
import { instanceAutosave } from '../instance/instance-autosave';
import { rubricKind } from '../instance/rubric-kind';
import { writtenScores } from '../instance/written-scores';
import { ReadScores } from './read-scores';
import { WriteScores } from './write-scores';

const ScoreYourself = latePage(async () => ({
  default: (await import('../self-score/score-yourself')).ScoreYourself,
}));

const writtenInstance = ({ title, additional_information, rubric, items, summary }: EditedInstance) => ({
  title,
  additional_information,
  items: writtenScores(rubric, items),
  summary,
});

/** One use of a rubric: scored by its coach, read by everybody else who may (spec 2 section 2, Rubric use). */
export default function UsePage() {
  const { instance_uid = '' } = useParams();
  const { actor } = useSession();
  return (
    <OpenInteraction
      key={instance_uid}
      kind={rubricKind}
      uid={instance_uid}
      autosaved={instanceAutosave}
      followedBy={followedInstance}
      isWriter={(instance) => viewerRole(actor, instance, 'rubric_instance') === 'coach'}
      written={writtenInstance}
    >
      {({ entity, autosave, live }) => {
        const role = viewerRole(actor, entity, 'rubric_instance');
        if (role === 'coach') return <WriteScores instance={entity} autosave={autosave} />;
        if (role === 'coachee' && entity.items_withheld)
          return (
            <Suspense>
              <ScoreYourself instance={entity} autosave={autosave} live={live} />
            </Suspense>
          );
        return <ReadScores instance={entity} role={role} live={live} state={autosave.state} />;
      }}
    </OpenInteraction>
  );
}
