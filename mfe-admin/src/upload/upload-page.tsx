import { MESSAGES, type PeopleImport } from '@coaching/contracts';
import { ApiError, callErrorText, useCall } from '@coaching/mfe-kit';
import { useFormDraft } from '@coaching/mfe-kit/form-draft';
import {
  Anchor,
  ContentColumn,
  EmptyState,
  ErrorState,
  LoadingState,
  PageHeader,
  toast,
} from '@coaching/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { ImportsPage } from './imports-page';
import { ListNotRead } from './list-not-read';
import { PeopleOfList } from './people-of-list';
import { resultHref } from './result-href';
import { StoppedImport } from './stopped-import';
import { readUploadPlace, readUploadTarget, type UploadTarget } from './upload-target';
import type { Corrections } from './use-file-rows';

/** Brings the people of a file into a place (spec 2 section 2, Bulk upload); without one, shows what was brought in. */
export default function UploadPage() {
  const [search] = useSearchParams();
  const target = readUploadTarget(search);
  if (target) return <UploadedList key={listKey(target)} target={target} />;
  const place = search.has('url') ? null : readUploadPlace(search);
  if (place) return <ImportsPage place={place} />;
  return (
    <>
      <PageHeader title="Upload Users" />
      <ContentColumn>
        <EmptyState>{MESSAGES.notFound}</EmptyState>
      </ContentColumn>
    </>
  );
}

/** A roster with its students is another list than without. */
const listKey = ({ url, withStudents }: UploadTarget) => (withStudents ? `${url} students` : url);

const doneWords = ({ states }: PeopleImport) =>
  states.done === 0
    ? 'Everybody was here already. '
    : states.done === 1
      ? '1 person was brought in or changed. '
      : `${states.done.toLocaleString('en-US')} people were brought in or changed. `;

function UploadedList({ target }: { target: UploadTarget }) {
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useCall(
    'getHandleUserData',
    { query: { url: target.url, ...(target.withStudents && { students: true }) } },
    // What is being corrected is not read anew under somebody's hands.
    { quiet: true, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const draft = useFormDraft<Corrections>(`upload ${listKey(target)}`);
  const begun = draft.values?.import_uid;
  const stored = useCall(
    'getImport',
    { params: { uid: begun ?? '' } },
    {
      quiet: true,
      enabled: begun !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
  );
  const isUnknown = stored.error instanceof ApiError && stored.error.status === 404;
  const isLooking = draft.isLooking || (begun !== undefined && !stored.data && !isUnknown);
  const failed = isUnknown ? null : stored.error;

  async function done(record: PeopleImport) {
    await draft.forget();
    toast.success(
      <>
        {doneWords(record)}
        <Anchor href={resultHref(record.uid)} download inherit>
          Download the result
        </Anchor>
      </>,
    );
    void navigate(target.home);
  }

  const started = stored.data?.import;
  if (!isLooking && started && started.status !== 'preview')
    return <StoppedImport target={target} record={started} onDone={(record) => void done(record)} />;
  if (data && !isLooking)
    return (
      <PeopleOfList
        target={target}
        read={data.rows}
        students={data.students ?? 0}
        draft={draft}
        onDone={(record) => void done(record)}
      />
    );
  return (
    <>
      <PageHeader title={`Upload ${target.role}`} back={{ href: target.home, label: 'Back' }} />
      <ContentColumn>
        {error ? (
          <ListNotRead target={target} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : failed ? (
          <ErrorState
            title={callErrorText(failed) ?? 'The import could not be loaded.'}
            onRetry={() => void stored.refetch()}
            retrying={stored.isFetching}
          />
        ) : (
          <LoadingState shape="table" rows={8} label="Reading the list" />
        )}
      </ContentColumn>
    </>
  );
}
