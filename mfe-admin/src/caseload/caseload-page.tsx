import { isCoach } from '@coaching/access';
import { type CaseloadPart, type CaseloadRow, interactionPath, MESSAGES } from '@coaching/contracts';
import { CountsOnlyNote } from '@coaching/interaction-kit/counts-only';
import { absenceText, useIsShown, useSession } from '@coaching/mfe-kit';
import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { Button, ContentColumn, EmptyState, NativeSelect, PageHeader, useMediaQuery } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { useParams } from 'react-router';
import filters from '../list-filters.module.css';
import { AddUsersMenu } from '../users/add-users-menu';
import { caseloadColumnsWith } from './caseload-columns';
import { columnFilters, firstCaseloadQuery, readCaseloadQuery } from './caseload-query';
import { useRowActions } from './use-row-actions';
import { UsualCycleField } from './usual-cycle-field';

const parts: { value: CaseloadPart; label: string }[] = [
  { value: 'all', label: 'Everybody' },
  { value: 'not_seen', label: 'Not seen in their rhythm' },
  { value: 'overdue', label: 'With overdue action steps' },
];

/** The coachees of a coach, and what a coach needs to know of each (spec 2 section 2, Clients list). */
export default function CaseloadPage() {
  const { user, actor } = useSession();
  const isShown = useIsShown();
  const { coach_uid = user.uid } = useParams();
  const isOwn = coach_uid === user.uid;
  // Staff looks at the coachees of others.
  const isNobodys = isOwn && !isCoach(actor);
  const address = useListAddress(firstCaseloadQuery, readCaseloadQuery);
  const [state, change] = address;
  const { table, answer, failure } = useList('getCaseload', address, {
    params: { coach_uid },
    enabled: !isNobodys,
    rows: ({ coachees }) => coachees,
    filters: columnFilters,
    failed: 'The coachees could not be loaded.',
  });
  // All columns fit from here on, beside the menu.
  const isNarrow = useMediaQuery('(width < 80em)') ?? false;
  const rowActions = useRowActions(coach_uid);
  const add = <AddUsersMenu place={{ kind: 'coaches', coach_uid }} />;

  const rowHref = ({ client_embed }: CaseloadRow) => {
    const path = `/interactions/${client_embed.uid}`;
    return isOwn && isShown(path) ? path : undefined;
  };
  const absence = isNobodys ? MESSAGES.notFound : absenceText(failure);
  if (absence)
    return (
      <>
        <PageHeader title="Coachees" />
        <ContentColumn>
          <EmptyState>{absence}</EmptyState>
        </ContentColumn>
      </>
    );
  return (
    <>
      <PageHeader title={isOwn ? 'Coachees' : `Coachees of ${answer?.user?.username ?? '…'}`} action={add} />
      <ContentColumn>
        {!isOwn && <CountsOnlyNote />}
        <div className={filters.filters}>
          <NativeSelect
            className={filters.filter}
            label="Show"
            value={state.part}
            data={parts}
            onChange={(event) =>
              change({
                part: parts.find(({ value }) => value === event.currentTarget.value)?.value ?? 'all',
                page: 1,
              })
            }
          />
          {isOwn && (answer || !failure) && (
            <UsualCycleField className={filters.filter} usual_weeks={answer?.usual_weeks} />
          )}
        </div>
        <DataTable
          label="Coachees"
          wide={isNarrow}
          columns={caseloadColumnsWith({
            isOwn,
            isNarrow,
            pathOf: ({ uid, entity_type }) => {
              const path = uid && interactionPath({ uid, entity_type });
              return path && isShown(path) ? path : undefined;
            },
          })}
          {...table}
          rowKey={({ client_embed }) => client_embed.uid}
          rowName={({ client_embed }) => client_embed.username}
          rowHref={rowHref}
          rowActions={rowActions}
          empty={
            columnFilters.some((name) => state[name] !== undefined) ? (
              <EmptyState action={<Button onClick={() => change(firstCaseloadQuery)}>Show everybody</Button>}>
                Nobody is here for these filters.
              </EmptyState>
            ) : state.part === 'all' ? (
              <EmptyState action={isOwn ? add : undefined}>
                {isOwn
                  ? 'Nobody is here yet. Those you invite, and those of the places where you coach, will be.'
                  : 'Nobody is here whom you know and may read of.'}
              </EmptyState>
            ) : (
              <EmptyState
                action={<Button onClick={() => change({ part: 'all', page: 1 })}>Show everybody</Button>}
              >
                {state.part === 'not_seen'
                  ? 'Everybody was seen in their rhythm.'
                  : 'Nobody has an overdue action step.'}
              </EmptyState>
            )
          }
        />
      </ContentColumn>
    </>
  );
}
