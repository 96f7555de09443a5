import { MESSAGES } from '@coaching/contracts';
import { toolIn, useToolSet } from '@coaching/interaction-kit/tool-set';
import { ContentColumn, EmptyState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useParams, useSearchParams } from 'react-router';
import { CategoriesTab } from './categories-tab';

/** The categories of one tool that somebody works with, by its uid (spec 2 section 2, Category route). */
export default function CategoriesPage() {
  const { question_type = '' } = useParams();
  const [search] = useSearchParams();
  const set = useToolSet();
  const tool = set && toolIn(set, question_type);
  const asked = search.get('category');
  const isUnknown = tool && asked !== null && !tool.categories.some(({ uid }) => uid === asked);
  return (
    <>
      <PageHeader title={tool ? `Categories of ${tool.name}` : 'Categories'} />
      <ContentColumn>
        {set === undefined ? (
          <LoadingState shape="list" rows={4} />
        ) : set && tool ? (
          <>
            {isUnknown && <p role="status">{MESSAGES.categoryNotFound(asked)}</p>}
            <CategoriesTab set={set} tool={tool} />
          </>
        ) : (
          <EmptyState>{MESSAGES.categoryNotFound(question_type)}</EmptyState>
        )}
      </ContentColumn>
    </>
  );
}
