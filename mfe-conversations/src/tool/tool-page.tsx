import { mayConfigureTools } from '@coaching/access';
import { MESSAGES, type ToolSet } from '@coaching/contracts';
import { toolIn, toolsPath } from '@coaching/interaction-kit/tool-set';
import { ApiError, useCall, useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, ErrorState, LoadingState, latePage, PageHeader } from '@coaching/ui-kit';
import { type Tab, Tabs } from '@coaching/ui-kit/tabs';
import { Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { toolPath } from '../interview/new-interview';
import { CategoriesTab } from './categories-tab';
import { DetailsTab } from './details-tab';
import { NotAConversationTool } from './not-a-conversation-tool';

const BankTab = latePage(() => import('../bank/bank-tab'));
const TemplatesTab = latePage(() => import('../templates/templates-tab'));

type Part = 'details' | 'categories' | 'questions' | 'templates';

const parts: readonly Tab<Part>[] = [
  { name: 'details', label: 'Details' },
  { name: 'categories', label: 'Categories' },
  { name: 'questions', label: 'Questions' },
  { name: 'templates', label: 'Conversation Templates' },
];

/** Of those who may not configure the tool: what they write and use themselves. */
const everyones = parts.filter(({ name }) => name === 'questions' || name === 'templates');

const entityOf = (text: string | undefined) =>
  (['System', 'Organization', 'User'] as const).find((entity) => entity === text) ?? null;

/** A conversation tool: what it is called, its categories, its bank and its templates (spec 2 section 2). */
export default function ToolPage() {
  const { config_entity, config_uid = '', toolset_uid = '', tool_uid = '' } = useParams();
  const entity = entityOf(config_entity);
  const input = { params: { entity: entity ?? 'System', uid: config_uid, toolset_uid } } as const;
  const { data, error, isFetching, refetch } = useCall('getToolConfig', input, { enabled: entity !== null });
  const set = data?.tool_config;
  const tool = set && toolIn(set, tool_uid);
  const back = {
    href: toolsPath({ config_entity: entity ?? 'System', config_uid, uid: toolset_uid }),
    label: 'Back to the tools',
  };
  const isAbsent = entity === null || (set && !tool) || (error instanceof ApiError && error.status < 500);
  return (
    <>
      <PageHeader title={tool ? tool.name : 'Conversation tool'} back={back} />
      <ContentColumn>
        {isAbsent ? (
          <EmptyState>{MESSAGES.notFound}</EmptyState>
        ) : tool && tool.tool_type !== 'Conversation' ? (
          <NotAConversationTool href={back.href} />
        ) : error ? (
          <ErrorState
            title="The tool could not be loaded."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : set && tool ? (
          <Parts key={tool_uid} set={set} tool_uid={tool_uid} />
        ) : (
          <LoadingState rows={5} />
        )}
      </ContentColumn>
    </>
  );
}

function Parts({ set, tool_uid }: { set: ToolSet; tool_uid: string }) {
  const { actor } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tool = toolIn(set, tool_uid)!;
  const tabs = mayConfigureTools(actor, set) ? parts : everyones;
  const current = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]!;
  return (
    <Tabs
      label={tool.name}
      tabs={tabs}
      current={current.name}
      onChange={(name) => void navigate(`${toolPath(tool, set)}?tab=${name}`, { replace: true })}
    >
      <Suspense fallback={<LoadingState shape="table" rows={6} />}>
        {current.name === 'details' && <DetailsTab set={set} tool={tool} />}
        {current.name === 'categories' && <CategoriesTab set={set} tool={tool} />}
        {current.name === 'questions' && <BankTab tool={tool} />}
        {current.name === 'templates' && <TemplatesTab set={set} tool={tool} />}
      </Suspense>
    </Tabs>
  );
}
