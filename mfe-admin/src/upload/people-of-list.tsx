import type { PeopleImport } from '@coaching/contracts';
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
import { progressWords } from './import-words';
import { LastImports } from './last-imports';
import { countFates, importRowsOf, type ListRow, listRows, peopleOf, summaryOf } from './list-rows';
import { isNobody } from './listed-person';
import { resultHref } from './result-href';
import { rosterWords } from './roster-words';
import { StudentsOfRoster } from './students-of-roster';
import classes from './upload.module.css';
import { isWide, MeaningFields, uploadColumns } from './upload-columns';
import type { UploadTarget } from './upload-target';
import { useDryRun } from './use-dry-run';
import { type Corrections, useFileRows } from './use-file-rows';
import { useImport } from './use-import';

const allRows: TableState = { page: 1, rowsPerPage: 0, sortBy: '', descending: false, query: '' };
const noMore = () => {};

function matches({ cells, fate }: ListRow, { query, filters }: TableState): boolean {
  const sought = query.trim().toLowerCase();
  if (sought !== '' && !cells.some((cell) => cell.toLowerCase().includes(sought))) return false;
  const fates = filters?.fate;
  return fates === undefined || fates.length === 0 || fates.includes(fate);
}

const failedWords = (failed: number) =>
  failed === 1
    ? '1 row was not done, and is here again.'
    : `${failed.toLocaleString('en-US')} rows were not done, and are here again.`;

interface PeopleOfListProps {
  target: UploadTarget;
  /** Rows of the file, heads among them. */
  read: readonly string[][];
  /** How many students a roster names. */
  students: number;
  /** What was corrected in it before. */
  draft: FormDraft<Corrections>;
  /** Called once all of it is imported. */
  onDone: (record: PeopleImport) => void;
}

/** The people of a list: what its columns hold, what becomes of each row, and the button that brings them in. */
export function PeopleOfList({ target, read, students, draft, onDone }: PeopleOfListProps) {
  const { role, home } = target;
  const list = useFileRows(read, draft, { isRoster: target.isRoster });
  const { meanings } = list;
  const [state, setState] = useState(allRows);
  // Found when it was looked for: it stays while it is corrected, also once it is right.
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  const [selection, setSelection] = useState<string[]>([]);
  const [isApplied, setApplied] = useState(false);
  const asCards = useMediaQuery('(width < 36em)') ?? false;
  const isNarrow = useMediaQuery('(width < 64em)') ?? false;
  const wide = isNarrow ? list.heads.length > 2 : isWide(list);

  const hasEmails = meanings.includes('email');
  const people = useMemo(() => peopleOf(list.rows, meanings), [list.rows, meanings]);
  const whoBecomesWhat = useMemo(
    () =>
      target.isRoster
        ? rosterWords(
            people.map(({ person }) => person).filter((each) => !isNobody(each)),
            role,
          )
        : null,
    [target.isRoster, people, role],
  );
  const asked = useMemo(() => (hasEmails ? importRowsOf(people) : []), [people, hasEmails]);
  const { import_uid } = list;
  const looking = useDryRun(target, {
    import_uid,
    rows: asked,
    file_name: target.file_name,
    isApplied,
    onLost: list.renew,
  });
  const { run, busy, progress, ...importing } = useImport(looking.took);
  const { judged } = looking;
  const rows = useMemo(() => listRows(people, hasEmails ? judged : null), [people, hasEmails, judged]);
  const counts = countFates(rows);
  const shown = useMemo(
    () => rows.filter((row) => found.has(row.number) || matches(row, state)),
    [rows, found, state],
  );
  const columns = uploadColumns(list, { isBusy: isApplied, asCards, wide });
  const look = (next: TableState) => {
    setState(next);
    setFound(new Set(rows.filter((row) => matches(row, next)).map(({ number }) => number)));
  };
  const toMend = () => look({ ...allRows, filters: { fate: ['wrong'] } });

  async function createUsers() {
    const record = progress ?? looking.record;
    if (!record) return;
    list.settle();
    setApplied(true);
    const end = await run(record);
    if (end === 'other-list') {
      setApplied(false);
      list.renew();
      return;
    }
    // It goes on from here: what is applied in part is corrected no more.
    if (end === 'stopped') return;
    if (end.failed.length === 0) {
      await draft.forget();
      onDone(end.import);
      return;
    }
    toast.info(failedWords(end.failed.length));
    list.startAnew(end.failed);
    importing.forget();
    setApplied(false);
  }
  const isReady =
    (progress ?? looking.record) !== null &&
    rows.length > counts.nobody &&
    (isApplied || (counts.wrong === 0 && counts.asked === 0));
  const problem = importing.problem ?? looking.problem;

  return (
    <>
      <PageHeader
        title={`Upload ${role}`}
        back={{ href: home, label: 'Back' }}
        action={
          <Button loading={busy} disabled={!isReady} onClick={() => void createUsers()}>
            {isApplied && !busy ? 'Go on' : 'Create Users'}
          </Button>
        }
      />
      <ContentColumn>
        <p className={classes.summary} role="status">
          {isApplied
            ? progress && progressWords(progress)
            : hasEmails
              ? summaryOf(counts)
              : 'Choose which column holds the emails, and which the names.'}{' '}
          {!isApplied && hasEmails && counts.wrong > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={toMend}>
              Show what is to be mended
            </Button>
          )}
          {looking.record && (
            <Button component="a" href={resultHref(import_uid)} download variant="subtle" size="compact-sm">
              Download the result
            </Button>
          )}
        </p>
        {problem && (
          <ProblemNote>
            {problem}{' '}
            {looking.problem && (
              <Button variant="subtle" size="compact-sm" onClick={looking.retry}>
                Try again
              </Button>
            )}
          </ProblemNote>
        )}
        {whoBecomesWhat && !isApplied && <p>{whoBecomesWhat}</p>}
        {students > 0 && !isApplied && <StudentsOfRoster students={students} isIn={target.withStudents} />}
        {asCards && <MeaningFields list={list} />}
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
              disabled={isApplied}
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
        <LastImports place={target} />
      </ContentColumn>
    </>
  );
}
