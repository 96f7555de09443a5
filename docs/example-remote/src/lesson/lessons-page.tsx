import { interactionPath, interactionTitle } from '@coaching/contracts';
import { useCall, useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, ErrorState, Link, LoadingState, PageHeader } from '@coaching/ui-kit';

/** The lessons a coach has seen, newest first. */
export default function LessonsPage() {
  const { user } = useSession();
  const query = { page: 1, rowsPerPage: 10, query: '', sortBy: 'timestamp', descending: true } as const;
  const lessons = useCall('getInteractions', { query }, { quiet: true });
  const seen = lessons.data?.observations;
  return (
    <>
      <PageHeader title={`Lessons ${user.first_name} has seen`} documentTitle="Lessons" />
      <ContentColumn>
        {lessons.isError ? (
          <ErrorState title="The lessons could not be loaded." onRetry={() => void lessons.refetch()} />
        ) : !seen ? (
          <LoadingState shape="list" />
        ) : seen.length === 0 ? (
          <EmptyState>Lessons that you observe will be here.</EmptyState>
        ) : (
          <ul>
            {seen.map((lesson) => (
              <li key={lesson.uid}>
                <Link href={interactionPath(lesson)}>{interactionTitle(lesson)}</Link>
              </li>
            ))}
          </ul>
        )}
      </ContentColumn>
    </>
  );
}
