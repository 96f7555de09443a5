import { looksAfterTemplates, mayConfigureTools, mayMakeToolSets } from '@coaching/access';
import type { ToolSet, ToolType } from '@coaching/contracts';
import { manageAddress, NEW_TOOL } from '@coaching/interaction-kit/tool-set';
import { setsOf, stored, useToolSetSaves } from '@coaching/interaction-kit/tool-set-saves';
import { ApiError, useCall, useIsShown, useSession } from '@coaching/mfe-kit';
import { useListAddress } from '@coaching/mfe-kit/list-table';
import {
  Button,
  ContentColumn,
  EmptyState,
  latePart,
  PageHeader,
  Switch,
  useCodeAhead,
} from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AddToolMenu } from './add-tool-menu';
import type { DialogRequest } from './dialog-request';
import { ToolSetBar } from './tool-set-bar';
import classes from './tool-set-bar.module.css';
import { ownersFor, ownersWith } from './tool-set-owner';
import { firstToolsQuery, OWN_ORDER, readToolsQuery, type ToolsQuery } from './tools-query';
import { ToolsTable } from './tools-table';
import { UsesField } from './uses-field';

const loadDialogs = () => import('./tools-dialogs');
const ToolsDialogs = latePart(loadDialogs);

/** Another set, from its beginning. */
const another: Partial<ToolsQuery> = { query: '', page: 1, hidden: undefined };

/** Which tools are on offer, and in what order: of an organisation, a coach on their own, or the platform (spec 2 section 2). */
export default function ToolsPage() {
  const { actor, organization } = useSession();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [query, change] = useListAddress(firstToolsQuery, readToolsQuery);
  const { owner, owners } = ownersWith(ownersFor(actor, organization), query);
  const asked = useCall('getToolConfigs', setsOf(owner), { refetchOnMount: 'always' });
  const sets = asked.data?.configs;
  const set = sets?.find(({ uid }) => uid === query.toolset_uid) ?? sets?.[0];
  const saves = useToolSetSaves(owner);
  const [request, setRequest] = useState<DialogRequest | null>(null);
  useCodeAhead(loadDialogs);

  const mayConfigure = mayConfigureTools(actor, owner);
  const mayMakeSets = mayMakeToolSets(actor);
  const hasHidden = mayConfigure && (set?.tools_hidden.length ?? 0) > 0;
  const showsHidden = hasHidden && query.hidden === true;
  const isRefused = asked.error instanceof ApiError && [403, 404].includes(asked.error.status);

  const show = ({ config_entity, config_uid, uid }: ToolSet) =>
    change({ ...another, config_entity, config_uid, toolset_uid: uid });
  async function add(tool_type: ToolType) {
    if (tool_type !== 'Rubric') return setRequest({ kind: 'add-tool', tool_type });
    // Its builder names the set it belongs to.
    const saved = set?.revision === 0 ? await saves.save(set, stored) : set;
    if (saved) navigate(manageAddress(saved, { uid: NEW_TOOL, tool_type }));
  }
  function goOn(after: ToolSet, tool_uid: string) {
    setRequest(null);
    const tool = after.tools.find(({ uid }) => uid === tool_uid);
    const address = tool && manageAddress(after, tool);
    if (address && tool.tool_type !== 'Observation' && isShown(address)) navigate(address);
  }
  return (
    <>
      <PageHeader
        title="Tool Configuration"
        action={set && mayConfigure && <AddToolMenu set={set} onAdd={(type) => void add(type)} />}
      />
      <ContentColumn>
        {!mayConfigure && !isRefused && (
          <p>
            These are the tools on offer. An Organization Admin changes them, and a coach without an
            organization their own.
            {looksAfterTemplates(actor) && ' The templates of a conversation tool are under its name.'}
          </p>
        )}
        <ToolSetBar
          owner={owner}
          owners={owners}
          onOwner={({ config_entity, config_uid }) =>
            change({ ...another, config_entity, config_uid, toolset_uid: undefined })
          }
          sets={sets}
          set={set}
          onSet={(toolset_uid) => change({ ...another, toolset_uid })}
          mayMakeSets={mayMakeSets}
        >
          {set && mayConfigure && set.config_entity !== 'System' && <UsesField set={set} save={saves.save} />}
          {hasHidden && (
            <Switch
              className={classes.switch}
              label="Show Hidden Tools"
              checked={showsHidden}
              onChange={(event) => change({ page: 1, hidden: event.currentTarget.checked || undefined })}
            />
          )}
          {query.sortBy !== OWN_ORDER && (
            <Button
              className={classes.beside}
              variant="subtle"
              onClick={() => change({ sortBy: OWN_ORDER, descending: false, page: 1 })}
            >
              Back to the set's order
            </Button>
          )}
          {mayMakeSets && (
            <Button
              className={classes.end}
              variant="default"
              onClick={() => setRequest({ kind: 'add-tool-set' })}
            >
              Add Tool Set
            </Button>
          )}
        </ToolSetBar>
        {isRefused ? (
          <EmptyState>These tool sets are not there, or not for you to see.</EmptyState>
        ) : (
          <ToolsTable
            key={`${owner.config_entity} ${owner.config_uid} ${set && sets?.indexOf(set)}`}
            set={set}
            query={query}
            onChange={change}
            showsHidden={showsHidden}
            saves={saves}
            onManage={(tool) => setRequest({ kind: 'manage', tool })}
            onCopy={(tool) => setRequest({ kind: 'copy', tool })}
            adding={
              set && <AddToolMenu label="Add the First Tool" set={set} onAdd={(type) => void add(type)} />
            }
            // What is there stays there when it cannot be read anew.
            error={asked.isError && !sets ? 'The tools could not be loaded.' : undefined}
            onRetry={() => void asked.refetch()}
            busy={asked.isFetching && asked.isError}
          />
        )}
        {request && (
          <ToolsDialogs
            request={request}
            set={set}
            saves={saves}
            onSetAdded={(added) => {
              setRequest(null);
              show(added);
            }}
            onToolAdded={goOn}
            onClose={() => setRequest(null)}
          />
        )}
      </ContentColumn>
    </>
  );
}
