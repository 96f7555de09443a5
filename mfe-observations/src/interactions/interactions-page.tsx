import { isCoach } from '@coaching/access';
import { interactionPath, MESSAGES } from '@coaching/contracts';
import { ApiError, useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, PageHeader } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { useParams, useSearchParams } from 'react-router';
import { interactionColumns } from './columns';
import { type ListQuery, readListQuery, writeListQuery } from './list-query';
import { listTitle } from './list-title';
import { NewInteractionMenu } from './new-interaction-menu';
import { useInteractions } from './use-interactions';

/** Interactions of a coach, of a coach with one client, or one's own (spec 1 section 2, Interactions list). */
export default function InteractionsPage() {
  const { user, actor } = useSession();
  const { client_uid } = useParams();
  const [search, setSearch] = useSearchParams();
  const coaches = isCoach(actor);
  // Somebody who coaches nobody reads what was written about them.
  const clientUid = client_uid ?? (coaches ? null : user.uid);
  const asClient = clientUid === user.uid;
  const state = readListQuery(search);
  const list = useInteractions(clientUid, state);
  const client = clientUid === null ? null : { uid: clientUid, username: list.client?.username };
  const canStart = coaches && !asClient;

  const start = <NewInteractionMenu client_uid={client_uid} />;
  const isAbsent = list.failure instanceof ApiError && list.failure.status === 404;

  return (
    <>
      <PageHeader title={listTitle(user, client)} action={canStart && start} />
      <ContentColumn>
        {isAbsent ? (
          <EmptyState>{MESSAGES.notFound}</EmptyState>
        ) : (
          <DataTable
            label="Interactions"
            columns={interactionColumns(!client_uid, asClient)}
            rows={list.rows}
            total={list.total}
            rowKey={(row) => row.uid}
            rowHref={interactionPath}
            state={state}
            // Replaces, so that Back leaves the list instead of walking through every search.
            onChange={(next) => setSearch(writeListQuery(next as ListQuery), { replace: true })}
            busy={list.isFetching && (list.isBehind || list.failure !== null)}
            error={list.failure ? 'The interactions could not be loaded.' : undefined}
            onRetry={() => void list.refetch()}
            empty={
              <EmptyState action={canStart ? start : undefined}>
                {canStart
                  ? 'Observations, conversations and rubrics that you hold will be listed here.'
                  : 'What your coach shares with you will be listed here.'}
              </EmptyState>
            }
          />
        )}
      </ContentColumn>
    </>
  );
}
