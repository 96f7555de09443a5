import { type Interview, newUid } from '@coaching/contracts';
import { usePageAhead } from '@coaching/interaction-kit/configuration';
import { ApiError, sameScreen, screenOf, useSession } from '@coaching/mfe-kit';
import { useAutosave } from '@coaching/mfe-kit/autosave';
import {
  Button,
  ContentColumn,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageHeader,
} from '@coaching/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { loadAnswersPage } from '../answer/load-page';
import { interviewAutosave } from '../interview/interview-autosave';
import { interviewKind } from '../interview/interview-kind';
import { mayConfigure } from '../interview/may-configure';
import { readPlace } from '../tool/tool-place';
import { Configuration } from './configuration';
import { NotToConfigure } from './not-to-configure';
import { type BegunFrom, useBegun } from './use-begun';

/** Sets up a conversation or a template, a new one or one that is there (spec 2 section 2, Question configuration). */
export default function ConfigurePage() {
  const { interview_uid } = useParams();
  const location = useLocation();
  const [search] = useSearchParams();
  const [fresh] = useState(() => newUid());
  const uid = interview_uid ?? screenOf(location) ?? fresh;
  const navigate = useNavigate();

  // A reload goes on with what was begun here, which is on the device until it is saved.
  useEffect(() => {
    if (interview_uid === undefined && screenOf(location) !== uid)
      void navigate(location.pathname + location.search, { replace: true, state: sameScreen(uid) });
  }, [interview_uid, location, uid, navigate]);

  const from = {
    interview_type: search.get('interview_type'),
    client_uid: search.get('client_uid'),
    template: search.get('template'),
    place: readPlace(search),
  };
  return <Configure key={uid} uid={uid} from={interview_uid === undefined ? from : null} />;
}

/** Where one goes on whose address begins nothing. */
const wayOn = (from: BegunFrom | null) =>
  from?.template === 'true'
    ? { href: '/tools', label: 'Go to the tools' }
    : { href: '/interactions', label: 'Go to the interactions' };

const headingOf = (from: BegunFrom | null) => {
  if (from === null) return interviewKind.heading;
  return from.template === 'true' ? 'New template' : 'New conversation';
};

function Configure({ uid, from }: { uid: string; from: BegunFrom | null }) {
  usePageAhead(loadAnswersPage);
  const beginning = useBegun(uid, from);
  const on = wayOn(from);
  if (beginning.state === 'begun')
    return <Open uid={uid} isNew={from !== null} isClientGiven={Boolean(from?.client_uid)} />;
  return (
    <Standing title={headingOf(from)}>
      {beginning.state === 'refused' ? (
        <EmptyState
          action={
            <Button component={Link} href={on.href} variant="default">
              {on.label}
            </Button>
          }
        >
          {beginning.problem}
        </EmptyState>
      ) : beginning.state === 'failed' ? (
        <ErrorState title={beginning.problem} onRetry={beginning.again} />
      ) : (
        <LoadingState rows={5} />
      )}
    </Standing>
  );
}

interface OpenProps {
  uid: string;
  /** It is not in the address yet: it goes there with the first save. */
  isNew: boolean;
  isClientGiven: boolean;
}

function Open({ uid, isNew, isClientGiven }: OpenProps) {
  const { user, actor } = useSession();
  const navigate = useNavigate();
  const autosave = useAutosave<Interview>(interviewAutosave, user.uid, uid);
  const { value: interview, server, loadError, retry } = autosave;
  const [wasClientGiven] = useState(isClientGiven);
  const [wasNew] = useState(isNew);

  const isMade = isNew && server !== null && server.revision > 0;
  useEffect(() => {
    if (isMade) void navigate(`/questions/config/${uid}`, { replace: true, state: sameScreen(uid) });
  }, [isMade, uid, navigate]);

  if (interview)
    return mayConfigure(actor, interview) ? (
      <Configuration
        interview={interview}
        autosave={autosave}
        isClientGiven={wasClientGiven}
        wasNew={wasNew}
      />
    ) : (
      <NotToConfigure interview={interview} />
    );
  if (loadError instanceof ApiError && loadError.status < 500)
    return (
      <Standing title={interviewKind.heading}>
        <EmptyState>{loadError.message}</EmptyState>
      </Standing>
    );
  return (
    <Standing title={interviewKind.heading}>
      {loadError ? (
        <ErrorState title="The conversation could not be loaded." onRetry={retry}>
          What you changed is kept on this device.
        </ErrorState>
      ) : (
        <LoadingState rows={5} />
      )}
    </Standing>
  );
}

function Standing({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <ContentColumn>{children}</ContentColumn>
    </>
  );
}
