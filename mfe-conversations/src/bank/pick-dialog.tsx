import type { CallResponse, Question, Tool } from '@coaching/contracts';
import { plainWords } from '@coaching/interaction-kit/wording';
import { useGrowingList } from '@coaching/mfe-kit/list-table';
import { Button, EmptyState } from '@coaching/ui-kit';
import { DataTable } from '@coaching/ui-kit/data-table';
import { Dialog } from '@coaching/ui-kit/dialog';
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type BankQuery, firstBankQuery } from './bank-query';
import classes from './pick-dialog.module.css';
import { pickColumns } from './question-columns';
import { searchedColumns } from './searched-columns';

interface PickDialogProps {
  /** Uid of the tool whose bank it is. */
  question_type: string;
  tool: Tool | null;
  /** The category that it opens at; null for all. */
  category: string | null;
  onClose: () => void;
  onAdd: (questions: Question[]) => void;
}

const rowsOf = ({ questions }: CallResponse<'getQuestions'>) => questions;
const uidOf = ({ uid }: Question) => uid;
const FILTERS = ['category'] as const;

interface PickTableProps extends Pick<PickDialogProps, 'question_type' | 'tool' | 'category'> {
  /** Uids. */
  picked: string[];
  onPick: (picked: string[]) => void;
  /** Told all that is listed. */
  onListed: (questions: readonly Question[]) => void;
}

/** The bank in the dialog, drawn by itself: the dialog around it is not drawn again as more rows come. */
function PickTable({ question_type, tool, category, picked, onPick, onListed }: PickTableProps) {
  const [state, setState] = useState<BankQuery>({
    ...firstBankQuery,
    category: category ?? (tool?.structured ? tool.categories[0]?.uid : undefined),
  });
  const change = useCallback(
    (next: Partial<BankQuery>) => setState((before) => ({ ...before, ...next })),
    [],
  );
  const { table } = useGrowingList('getQuestions', [state, change], {
    rows: rowsOf,
    rowKey: uidOf,
    failed: 'The questions could not be loaded.',
    query: { question_type, ...({ owner: undefined } as object) },
    filters: FILTERS,
  });
  const columns = useMemo(() => searchedColumns(state.query, pickColumns(tool)), [state.query, tool]);
  useEffect(() => onListed(table.rows ?? []), [table.rows, onListed]);
  return (
    <DataTable
      label="Questions"
      columns={columns}
      {...table}
      rowKey={uidOf}
      rowName={({ question }) => plainWords(question)}
      selection={picked}
      onSelectionChange={onPick}
      empty={<EmptyState>The questions of this tool will be here once somebody has added some.</EmptyState>}
    />
  );
}

/** What opens gives the focus to what stands around the table, which has a field to type into. */
function focusSearch({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

/** Picks questions from the bank, any number of them (spec 2 section 2, Pick question dialog). */
export default function PickDialog({ onClose, onAdd, ...bank }: PickDialogProps) {
  const [picked, setPicked] = useState<string[]>([]);
  // Those picked stay picked while others are looked for.
  const seen = useRef(new Map<string, Question>());
  const remember = useCallback((questions: readonly Question[]) => {
    for (const question of questions) seen.current.set(question.uid, question);
  }, []);

  const add = () => {
    onAdd(picked.flatMap((uid) => seen.current.get(uid) ?? []));
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Pick question" size="100%">
      <h3 className={classes.title}>Questions</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hands the focus on */}
      <div className={classes.questions} data-autofocus tabIndex={-1} onFocus={focusSearch}>
        <PickTable {...bank} picked={picked} onPick={setPicked} onListed={remember} />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={picked.length === 0} onClick={add}>
          {picked.length > 1 ? `Add ${picked.length} questions` : 'Add'}
        </Button>
      </div>
    </Dialog>
  );
}
