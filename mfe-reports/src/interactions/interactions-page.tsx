import { isCoach, isCoachee } from '@coaching/access';
import { interactionPath, MESSAGES } from '@coaching/contracts';
import { UnsentHereNotice } from '@coaching/interaction-kit/begun';
import { CountsOnlyNote } from '@coaching/interaction-kit/counts-only';
import { NewInteractionMenu } from '@coaching/interaction-kit/new-interaction';
import { ApiError, useIsShown, useSession } from '@coaching/mfe-kit';
import { ContentColumn, EmptyState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { useParams } from 'react-router';
import { interactionColumns } from './columns';
import { listTitle } from './list-title';
import { PastWorkNote } from './past-work-note';
import { useHoldsPastWork } from './use-holds-past-work';
import { useInteractions } from './use-interactions';
import { useListQuery } from './use-list-query';

/** Interactions of a coach, of a coach with one client, or one's own (spec 1 section 2, Interactions list). */
export default function InteractionsPage() {
  const { user, actor } = useSession();
  const { client_uid } = useParams();
  const holdsPastWork = useHoldsPastWork(actor, client_uid === undefined);
  if (holdsPastWork === undefined)
    return (
      <>
        <PageHeader title="Interactions" />
        <ContentColumn>
          <LoadingState shape="table" label="Loading interactions" />
        </ContentColumn>
      </>
    );
  // Somebody who coaches nobody reads what was written about them, or what they wrote when they did.
  const clientUid = client_uid ?? (isCoach(actor) || holdsPastWork ? null : user.uid);
  return <ListedInteractions clientUid={clientUid} isPastWork={holdsPastWork} />;
}

interface ListedInteractionsProps {
  /** With whom; null for all that somebody holds. */
  clientUid: string | null;
  /** They held them as a coach, and coach nobody any more. */
  isPastWork: boolean;
}

function ListedInteractions({ clientUid, isPastWork }: ListedInteractionsProps) {
  const { user, actor } = useSession();
  const { client_uid } = useParams();
  const isShown = useIsShown();
  const coaches = isCoach(actor);
  const asClient = clientUid === user.uid;
  const { table, answer, failure } = useInteractions(clientUid, useListQuery(user.uid));
  const client = clientUid === null ? null : { uid: clientUid, username: answer?.user?.username };
  const isAbsent = failure instanceof ApiError && failure.status === 404;
  // With somebody unknown there is nothing to begin, and nothing to call the list after.
  const canStart = coaches && !asClient && (!client_uid || Boolean(answer?.user));

  const start = <NewInteractionMenu client_uid={client_uid} />;
  return (
    <>
      <PageHeader title={isAbsent ? 'Interactions' : listTitle(user, client)} action={canStart && start} />
      <ContentColumn>
        {client_uid && <CountsOnlyNote />}
        {isPastWork && <PastWorkNote />}
        {coaches && !asClient && <UnsentHereNotice client_uid={client_uid} />}
        {isAbsent ? (
          <EmptyState>{MESSAGES.notFound}</EmptyState>
        ) : (
          <DataTable
            label="Interactions"
            columns={interactionColumns(!client_uid, asClient)}
            {...table}
            rowKey={(row) => row.uid}
            rowHref={(row) => {
              const path = interactionPath(row);
              return isShown(path) ? path : undefined;
            }}
            empty={
              <EmptyState action={canStart ? start : undefined}>
                {canStart
                  ? 'Observations, conversations and rubrics that you hold will be listed here.'
                  : isPastWork
                    ? 'What you held as a coach will be listed here.'
                    : `What ${isCoachee(actor) ? 'your' : 'a'} coach shares with you will be listed here.`}
              </EmptyState>
            }
          />
        )}
      </ContentColumn>
    </>
  );
}
