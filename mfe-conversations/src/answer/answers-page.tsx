import { OpenInteraction } from '@coaching/interaction-kit/opening';
import { viewerRole } from '@coaching/interaction-kit/viewer';
import { useSession } from '@coaching/mfe-kit';
import { Navigate, useParams } from 'react-router';
import { followedInterview } from '../interview/followed-interview';
import { interviewAutosave } from '../interview/interview-autosave';
import { headOf } from '../interview/interview-head';
import { interviewKind } from '../interview/interview-kind';
import { ReadAnswers } from './read-answers';
import { WriteAnswers } from './write-answers';

/** One conversation: answered by its coach, read by everybody else who may (spec 2 section 2, Question answering). */
export default function AnswersPage() {
  const { interview_uid = '' } = useParams();
  const { actor } = useSession();
  return (
    <OpenInteraction
      key={interview_uid}
      kind={interviewKind}
      uid={interview_uid}
      autosaved={interviewAutosave}
      followedBy={followedInterview}
      isWriter={(interview) => viewerRole(actor, headOf(interview), 'interview') === 'coach'}
    >
      {({ entity, autosave, live }) => {
        // A template asks nobody.
        if (entity.template) return <Navigate to={`/questions/config/${entity.uid}`} replace />;
        const role = viewerRole(actor, headOf(entity), 'interview');
        return role === 'coach' ? (
          <WriteAnswers interview={entity} autosave={autosave} />
        ) : (
          <ReadAnswers interview={entity} role={role} live={live} state={autosave.state} />
        );
      }}
    </OpenInteraction>
  );
}
