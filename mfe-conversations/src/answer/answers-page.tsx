import { OpenInteraction } from '@coaching/interaction-kit/opening';
import { viewerRole } from '@coaching/interaction-kit/viewer';
import { useSession } from '@coaching/mfe-kit';
import { Navigate, useParams } from 'react-router';
import { choiceUntilStarted } from '../configure/being-set-up';
import { followedInterview } from '../interview/followed-interview';
import { interviewAutosave } from '../interview/interview-autosave';
import { headOf } from '../interview/interview-head';
import { interviewKind } from '../interview/interview-kind';
import { LeftAnswers } from './left-answers';
import { ReadAnswers } from './read-answers';
import { WriteAnswers } from './write-answers';

/** One conversation: answered by its coach, read by everybody else who may (spec 2 section 2, Question answering). */
export default function AnswersPage() {
  const { interview_uid = '' } = useParams();
  const { actor, user } = useSession();
  return (
    <OpenInteraction
      key={interview_uid}
      kind={interviewKind}
      uid={interview_uid}
      autosaved={interviewAutosave}
      followedBy={followedInterview}
      left={(interview) => <LeftAnswers uid={interview_uid} interview={interview} />}
      isWriter={(interview) => viewerRole(actor, headOf(interview), 'interview') === 'coach'}
    >
      {({ entity, autosave, live }) => {
        const role = viewerRole(actor, headOf(entity), 'interview');
        // It starts there, and with it what its coach chose for then.
        const isBeingSetUp = role === 'coach' && choiceUntilStarted(user.uid, entity) !== null;
        // A template asks nobody.
        if (entity.template || isBeingSetUp)
          return <Navigate to={`/questions/config/${entity.uid}`} replace />;
        return role === 'coach' ? (
          <WriteAnswers interview={entity} autosave={autosave} />
        ) : (
          <ReadAnswers interview={entity} role={role} live={live} state={autosave.state} />
        );
      }}
    </OpenInteraction>
  );
}
