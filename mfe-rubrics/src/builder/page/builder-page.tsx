import { mayConfigureTools } from '@coaching/access';
import { configEntities, MESSAGES, newUid } from '@coaching/contracts';
import { NEW_TOOL, toolIn, toolsPath } from '@coaching/interaction-kit/tool-set';
import { ApiError, NetworkError, sameScreen, screenOf, useCall, useSession } from '@coaching/mfe-kit';
import { EmptyState, ErrorState, LoadingState } from '@coaching/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { newRubric } from '../rubric/edited-rubric';
import { beginRubric } from '../rubric/rubric-autosave';
import { OpenRubric } from './open-rubric';
import { Standing } from './standing';
import { unreadSet } from './unread-set';

const NOT_THEIRS = 'Only those who configure these tools can add a rubric.';

/** Builds the rubric of a tool, or a new one (spec 2 section 2, Rubric builder). */
export default function BuilderPage() {
  const { config_entity, config_uid = '', toolset_uid = '', tool_uid = '' } = useParams();
  const { actor } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [fresh] = useState(() => newUid());
  const isNew = tool_uid === NEW_TOOL;
  const uid = isNew ? (screenOf(location) ?? fresh) : tool_uid;

  // A reload goes on with what was begun here, which is on the device until it is saved.
  useEffect(() => {
    if (isNew && screenOf(location) !== uid)
      void navigate(location.pathname + location.search, { replace: true, state: sameScreen(uid) });
  }, [isNew, location, uid, navigate]);

  const entity = configEntities.find((one) => one === config_entity);
  const input = { params: { entity: entity ?? 'System', uid: config_uid, toolset_uid } } as const;
  const { data, error, isFetching, refetch } = useCall('getToolConfig', input, {
    enabled: entity !== undefined,
  });
  const owner = { config_entity: entity ?? ('System' as const), config_uid };
  // A new one is on this device alone until it is first saved: without a network it goes on, as a use of one does.
  const goesOnOffline = isNew && entity !== undefined && error instanceof NetworkError;
  const set = data?.tool_config ?? (goesOnOffline ? unreadSet({ ...owner, uid: toolset_uid }) : undefined);
  const back = {
    href: toolsPath({ ...owner, uid: toolset_uid }),
    label: 'Back to Tool Configuration',
  };
  const tool = set && toolIn(set, uid);
  const isRefused = isNew && set !== undefined && !mayConfigureTools(actor, set);
  const isAbsent =
    entity === undefined ||
    (set !== undefined && !isNew && tool?.tool_type !== 'Rubric') ||
    (error instanceof ApiError && error.status < 500);

  if (isRefused || isAbsent)
    return (
      <Standing back={back}>
        <EmptyState>{isRefused ? NOT_THEIRS : MESSAGES.notFound}</EmptyState>
      </Standing>
    );
  if (set) {
    if (isNew && !tool) beginRubric(newRubric({ uid, set }));
    return <OpenRubric key={uid} uid={uid} set={set} isNew={isNew} />;
  }
  return (
    <Standing back={back}>
      {error ? (
        <ErrorState
          title="The tool could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          What you wrote is kept on this device.
        </ErrorState>
      ) : (
        <LoadingState rows={6} />
      )}
    </Standing>
  );
}
