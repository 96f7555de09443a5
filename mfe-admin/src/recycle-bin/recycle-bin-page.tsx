import { useList, useListAddress } from '@coaching/mfe-kit/list-table';
import { ContentColumn, EmptyState, PageHeader, ProblemNote } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { OlderNote } from './older-note';
import { recycleBinColumnsWith } from './recycle-bin-columns';
import { firstRecycleBinQuery, readRecycleBinQuery } from './recycle-bin-query';
import { useRestore } from './use-restore';

/** What was deleted and can be brought back (spec 2 section 2, Recycle bin). */
export default function RecycleBinPage() {
  const address = useListAddress(firstRecycleBinQuery, readRecycleBinQuery);
  const [state, change] = address;
  const { table, answer } = useList('getRecycleBin', address, {
    rows: ({ objects }) => objects,
    failed: 'The recycle bin could not be loaded.',
    filters: ['noun'],
  });
  const { restore, isUnderWay, obstacles } = useRestore(table.onRetry);
  const columns = recycleBinColumnsWith({ nouns: answer?.nouns ?? [], onRestore: restore, isUnderWay });

  return (
    <>
      <PageHeader title="Recycle Bin" />
      <ContentColumn>
        {answer && answer.away.length > 0 && (
          <ProblemNote>
            Not everything is shown: a part of the service cannot be reached just now. What was deleted there
            is safe.
          </ProblemNote>
        )}
        <OlderNote
          before={state.before}
          since={answer?.since ?? null}
          onChange={(before) => change({ before, page: 1 })}
        />
        <DataTable
          label="Deleted"
          columns={columns}
          {...table}
          rowKey={({ service, kind, uid }) => `${service} ${kind} ${uid}`}
          rowName={({ title }) => title}
          empty={<EmptyState>Nothing is here. What you delete can be brought back from here.</EmptyState>}
        />
        {obstacles}
      </ContentColumn>
    </>
  );
}
