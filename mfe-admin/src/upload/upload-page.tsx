import { MESSAGES } from '@coaching/contracts';
import { callErrorText, useCall } from '@coaching/mfe-kit';
import { useFormDraft } from '@coaching/mfe-kit/form-draft';
import { ContentColumn, EmptyState, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import { useSearchParams } from 'react-router';
import { PeopleOfList } from './people-of-list';
import { readUploadTarget, type UploadTarget } from './upload-target';
import type { Corrections } from './use-file-rows';

/** Brings the people of a file into a place (spec 2 section 2, Bulk upload). */
export default function UploadPage() {
  const [search] = useSearchParams();
  const target = readUploadTarget(search);
  if (target) return <UploadedList key={target.url} target={target} />;
  return (
    <>
      <PageHeader title="Upload Users" />
      <ContentColumn>
        <EmptyState>{MESSAGES.notFound}</EmptyState>
      </ContentColumn>
    </>
  );
}

function UploadedList({ target }: { target: UploadTarget }) {
  const { data, error, refetch, isFetching } = useCall(
    'getHandleUserData',
    { query: { url: target.url } },
    // What is being corrected is not read anew under somebody's hands.
    { quiet: true, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const draft = useFormDraft<Corrections>(`upload ${target.url}`);
  if (data && !draft.isLooking) return <PeopleOfList target={target} read={data.rows} draft={draft} />;
  return (
    <>
      <PageHeader title={`Upload ${target.role}`} back={{ href: target.home, label: 'Back' }} />
      <ContentColumn>
        {error ? (
          <ErrorState
            title={callErrorText(error) ?? 'The list could not be read.'}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <LoadingState shape="table" rows={8} label="Reading the list" />
        )}
      </ContentColumn>
    </>
  );
}
