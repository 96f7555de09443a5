import type { FormDraft } from '@coaching/mfe-kit/form-draft';
import {
  Button,
  ContentColumn,
  EmptyState,
  PageHeader,
  ProblemNote,
  toast,
  useMediaQuery,
} from '@coaching/ui-kit';
import { DataTable, type TableState } from '@coaching/ui-kit/data-table';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressesOf, countFates, type ListRow, listRows, peopleOf, summaryOf } from './list-rows';
import { SaveResult } from './save-result';
import classes from './upload.module.css';
import { isWide, MeaningField, uploadColumns } from './upload-columns';
import type { UploadTarget } from './upload-target';
import { useCreateUsers } from './use-create-users';
import { type Corrections, useFileRows } from './use-file-rows';
import { useOutcomes } from './use-outcomes';

const allRows: TableState = { page: 1, rowsPerPage: 0, sortBy: '', descending: false, query: '' };
const noMore = () => {};

function matches({ cells, fate }: ListRow, { query, filters }: TableState): boolean {
  const sought = query.trim().toLowerCase();
  if (sought !== '' && !cells.some((cell) => cell.toLowerCase().includes(sought))) return false;
  const fates = filters?.fate;
  return fates === undefined || fates.length === 0 || fates.includes(fate);
}

interface PeopleOfListProps {
  target: UploadTarget;
  /** Rows of the file, heads among them. */
  read: readonly string[][];
  /** What was corrected in it before. */
  draft: FormDraft<Corrections>;
}

/** The people of a list: what its columns hold, what becomes of each row, and the button that invites them. */
export function PeopleOfList({ target, read, draft }: PeopleOfListProps) {
  const { role, home } = target;
  const navigate = useNavigate();
  const list = useFileRows(read, draft);
  const { meanings } = list;
  const [state, setState] = useState(allRows);
  // Found when it was looked for: it stays while it is corrected, also once it is right.
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  const [selection, setSelection] = useState<string[]>([]);
  const asCards = useMediaQuery('(width < 36em)') ?? false;
  const isNarrow = useMediaQuery('(width < 64em)') ?? false;
  const wide = isNarrow ? list.heads.length > 2 : isWide(list);
  const { create, busy, done, refusals, ...creating } = useCreateUsers(target);

  const hasEmails = meanings.includes('email');
  const listed = useMemo(() => peopleOf(list.rows, meanings), [list.rows, meanings]);
  const emails = useMemo(() => addressesOf(listed), [listed]);
  const { outcomes, ...asking } = useOutcomes(target, emails);
  const rows = useMemo(
    () => listRows(listed, hasEmails ? { outcomes, done, refusals } : null),
    [listed, hasEmails, outcomes, done, refusals],
  );
  const counts = countFates(rows);
  const shown = useMemo(
    () => rows.filter((row) => found.has(row.number) || matches(row, state)),
    [rows, found, state],
  );
  const columns = uploadColumns(list, { isBusy: busy, asCards, wide });
  const look = (next: TableState) => {
    setState(next);
    setFound(new Set(rows.filter((row) => matches(row, next)).map(({ number }) => number)));
  };
  const toMend = () => look({ ...allRows, filters: { fate: ['wrong'] } });

  async function createUsers() {
    const people = rows.filter(({ fate }) => fate === 'new' || fate === 'added').map(({ person }) => person);
    if (!(await create(people))) return;
    const invited = people.length + done.size;
    const all = new Set([...done, ...people.map(({ email }) => email)]);
    const result = listRows(listed, { outcomes, done: all, refusals });
    toast.success(
      <>
        {invited === 0
          ? 'Everybody was here already. '
          : `${invited.toLocaleString('en-US')} people were invited. `}
        <SaveResult rows={result} />
      </>,
    );
    await draft.forget();
    void navigate(home);
  }
  const isReady = rows.length > counts.nobody && counts.wrong === 0 && counts.asked === 0;
  const problem = creating.problem ?? asking.problem;

  return (
    <>
      <PageHeader
        title={`Upload ${role}`}
        back={{ href: home, label: 'Back' }}
        action={
          <Button loading={busy} disabled={!isReady} onClick={() => void createUsers()}>
            Create Users
          </Button>
        }
      />
      <ContentColumn>
        <p className={classes.summary} role="status">
          {busy
            ? `${done.size.toLocaleString('en-US')} of ${(done.size + counts.new + counts.added).toLocaleString('en-US')} were invited. Keep this page open…`
            : hasEmails
              ? summaryOf(counts)
              : 'Choose which column holds the emails, and which the names.'}{' '}
          {!busy && hasEmails && counts.wrong > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={toMend}>
              Show what is to be mended
            </Button>
          )}
          {!busy && hasEmails && <SaveResult rows={rows} />}
        </p>
        {problem && (
          <ProblemNote>
            {problem}{' '}
            {asking.problem && (
              <Button variant="subtle" size="compact-sm" onClick={asking.retry}>
                Try again
              </Button>
            )}
          </ProblemNote>
        )}
        {asCards && (
          <fieldset className={classes.meanings}>
            <legend>What the columns hold</legend>
            {list.heads.map((head, at) => (
              <MeaningField
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                key={at}
                list={list}
                column={at}
                label={head || `Column ${at + 1}`}
              />
            ))}
          </fieldset>
        )}
        <DataTable
          label="People"
          columns={columns}
          rows={shown}
          total={shown.length}
          rowKey={({ number }) => String(number)}
          rowName={({ number }) => `row ${number}`}
          wide={wide}
          state={state}
          onChange={look}
          onNearEnd={noMore}
          selection={selection}
          onSelectionChange={setSelection}
          selectionActions={
            <Button
              color="red"
              variant="outline"
              size="compact-md"
              disabled={busy}
              onClick={() => {
                list.remove(selection.map(Number));
                setSelection([]);
              }}
            >
              Delete rows
            </Button>
          }
          empty={<EmptyState>Nobody is in this list.</EmptyState>}
        />
      </ContentColumn>
    </>
  );
}
