import { isSameOwner, mayConfigureTools, mayEditRubric } from '@coaching/access';
import { MESSAGES, type ToolSet } from '@coaching/contracts';
import { manageAddress, toolIn, toolsPath } from '@coaching/interaction-kit/tool-set';
import { ApiError, sameScreen, useCall, useSession } from '@coaching/mfe-kit';
import { useAutosave } from '@coaching/mfe-kit/autosave';
import { EmptyState, ErrorState, LoadingState, type PageHeaderProps, useReady } from '@coaching/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { newRubric } from '../rubric/edited-rubric';
import { beginRubric, rubricAutosave } from '../rubric/rubric-autosave';
import { Builder } from './builder';
import { ReadRubric } from './read-rubric';
import { Standing } from './standing';

interface OpenRubricProps {
  uid: string;
  set: ToolSet;
  /** It is not in the address yet: it goes there with the first save. */
  isNew: boolean;
}

/** Opens the rubric of a tool, or a new one of a tool set, to be built or read. */
export function OpenRubric({ uid, set, isNew }: OpenRubricProps) {
  const { user, actor } = useSession();
  const navigate = useNavigate();
  const autosave = useAutosave(rubricAutosave, user.uid, uid);
  const { value: rubric, server, loadError, retry } = autosave;
  const tool = toolIn(set, uid);
  const back = { href: toolsPath(set), label: 'Back to Tool Configuration' };

  const isMade = isNew && server !== null && server.revision > 0;
  const address = manageAddress(set, { uid, tool_type: 'Rubric' });
  useEffect(() => {
    if (isMade) void navigate(address, { replace: true, state: sameScreen(uid) });
  }, [isMade, address, uid, navigate]);

  // A tool whose rubric was never saved is one whose rubric begins now.
  const isAbsent = loadError instanceof ApiError && loadError.status < 500;
  const isOwnTool = tool !== null && isSameOwner(tool.tool_owner, set) && mayConfigureTools(actor, set);
  const begins = loadError instanceof ApiError && loadError.status === 404 && isOwnTool;
  useEffect(() => {
    if (!begins) return;
    beginRubric(newRubric({ uid, name: tool?.name, set }));
    retry();
  }, [begins, uid, tool?.name, set, retry]);

  if (rubric) {
    if (mayEditRubric(actor, rubric))
      return (
        <WithVersions uid={uid} isStored={server !== null && server.revision > 0} back={back}>
          <Builder rubric={rubric} autosave={autosave} set={set} tool={tool} />
        </WithVersions>
      );
    return tool ? (
      <ReadRubric rubric={rubric} set={set} tool={tool} />
    ) : (
      <Standing back={back}>
        <EmptyState>{MESSAGES.notFound}</EmptyState>
      </Standing>
    );
  }
  return (
    <Standing back={back}>
      {isAbsent && !begins ? (
        <EmptyState>{MESSAGES.notFound}</EmptyState>
      ) : loadError && !begins ? (
        <ErrorState title="The rubric could not be loaded." onRetry={retry}>
          What you wrote is kept on this device.
        </ErrorState>
      ) : (
        <LoadingState rows={6} />
      )}
    </Standing>
  );
}

interface WithVersionsProps {
  uid: string;
  /** It was stored before it was opened. */
  isStored: boolean;
  back: PageHeaderProps['back'];
  children: ReactNode;
}

/** Shows the grid when it is known how the rubric is used: what is said of it stands over the grid. */
function WithVersions({ uid, isStored, back, children }: WithVersionsProps) {
  const { isLoading } = useCall(
    'getRubricVersions',
    { params: { uid } },
    { quiet: true, enabled: isStored, refetchOnMount: 'always' },
  );
  return useReady(!isLoading) ? (
    children
  ) : (
    <Standing back={back}>
      <LoadingState rows={6} />
    </Standing>
  );
}
