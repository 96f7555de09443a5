import { MESSAGES } from '@coaching/contracts';
import { toolsPath } from '@coaching/interaction-kit/tool-set';
import { ContentColumn, EmptyState, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useParams, useSearchParams } from 'react-router';
import { toolPath } from '../interview/new-interview';
import { CategoriesTab } from './categories-tab';
import { NotAConversationTool } from './not-a-conversation-tool';
import { type ToolMadeIn, useToolMadeIn } from './use-tool-made-in';

const backTo = (used: ToolMadeIn) =>
  used.state === 'found' && used.tool.tool_type === 'Conversation'
    ? { href: toolPath(used.tool, used.set), label: 'Back to the tool' }
    : { href: '/tools', label: 'Back to the tools' };

/** The categories of one conversation tool, by its uid (spec 2 section 2, Category route). */
export default function CategoriesPage() {
  const { question_type = '' } = useParams();
  const used = useToolMadeIn(question_type);
  return (
    <>
      <PageHeader
        title={used.state === 'found' ? `Categories of ${used.tool.name}` : 'Categories'}
        back={backTo(used)}
      />
      <ContentColumn>
        <Categories question_type={question_type} used={used} />
      </ContentColumn>
    </>
  );
}

function Categories({ question_type, used }: { question_type: string; used: ToolMadeIn }) {
  const [search] = useSearchParams();
  if (used.state === 'loading') return <LoadingState shape="list" rows={4} />;
  if (used.state === 'absent') return <EmptyState>{MESSAGES.categoryNotFound(question_type)}</EmptyState>;
  if (used.state === 'failed')
    return (
      <ErrorState title="The categories could not be loaded." onRetry={used.again} retrying={used.isAgain} />
    );
  const { set, tool } = used;
  if (tool.tool_type !== 'Conversation') return <NotAConversationTool href={toolsPath(set)} />;
  const asked = search.get('category');
  const isUnknown = asked !== null && !tool.categories.some(({ uid }) => uid === asked);
  return (
    <>
      {isUnknown && <p role="status">{MESSAGES.categoryNotFound(asked)}</p>}
      <CategoriesTab set={set} tool={tool} />
    </>
  );
}
