import { Icon, IconButton, NativeSelect } from '@coaching/ui-kit';
import type { Column } from '@coaching/ui-kit/data-table';
import { IconTrash } from '@tabler/icons-react';
import type { ListRow, RowFate } from './list-rows';
import { meanings as labels, type Meaning } from './meanings';
import classes from './upload.module.css';
import type { FileRows } from './use-file-rows';

const choicesOf = ({ offered }: FileRows) => [
  { value: '', label: 'Choose…' },
  ...offered.map((value) => ({ value, label: labels[value] })),
];

const fates: { value: RowFate; label: string }[] = [
  { value: 'wrong', label: 'To be mended' },
  { value: 'new', label: 'New' },
  { value: 'changed', label: 'Changed' },
  { value: 'there', label: 'Here already' },
  { value: 'twice', label: 'Listed twice' },
  { value: 'asked', label: 'Being looked up' },
  { value: 'done', label: 'Done' },
];

/** What a column of the file is called: by what it holds, by its head, or by its place. */
export const columnName = ({ heads, meanings }: Pick<FileRows, 'heads' | 'meanings'>, at: number) => {
  const meaning = meanings[at];
  if (meaning && meaning !== 'ignore') return labels[meaning];
  return heads[at] || `Column ${at + 1}`;
};

interface MeaningFieldProps {
  list: FileRows;
  column: number;
  /** Shown above it, where it stands in no table. */
  label?: string;
}

/** Says what a column holds. */
function MeaningField({ list, column, label }: MeaningFieldProps) {
  const head = list.heads[column];
  return (
    <NativeSelect
      label={label}
      aria-label={label ? undefined : `Column ${column + 1}${head ? `, ${head}` : ''}, holds`}
      size="sm"
      value={list.meanings[column] ?? ''}
      data={choicesOf(list)}
      onChange={({ currentTarget: { value } }) =>
        list.setMeaning(column, value === '' ? null : (value as Meaning))
      }
    />
  );
}

/** Says what the columns hold, where they stand in no table. */
export const MeaningFields = ({ list }: { list: FileRows }) => (
  <fieldset className={classes.meanings}>
    <legend>What the columns hold</legend>
    {list.heads.map((head, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
      <MeaningField key={at} list={list} column={at} label={head || `Column ${at + 1}`} />
    ))}
  </fieldset>
);

/** Columns of a file that fit beside each other on a desk. */
const FIT = 5;

/** Whether there are more columns than fit beside each other. */
export const isWide = ({ heads }: Pick<FileRows, 'heads'>): boolean => heads.length > FIT;

const isRead = ({ meanings }: FileRows, at: number) => meanings[at] !== null && meanings[at] !== 'ignore';

/** On cards, what is not read is not shown either. */
const shownColumns = (list: FileRows, asCards: boolean): number[] =>
  list.heads.map((_, at) => at).filter((at) => !asCards || isRead(list, at));

/** The columns of the file, what becomes of each row, and the button that deletes it. */
export function uploadColumns(
  list: FileRows,
  { isBusy, asCards, wide }: { isBusy: boolean; asCards: boolean; wide: boolean },
): Column<ListRow>[] {
  return [
    { id: 'number', label: 'Row', width: '4rem', numeric: true, cell: ({ number }) => number },
    {
      id: 'fate',
      label: 'What happens',
      width: 'clamp(10rem, 15vw, 15rem)',
      filter: { kind: 'several', choices: fates },
      cell: ({ fate, words }) => (
        <span className={classes.fate} data-fate={fate}>
          {words}
        </span>
      ),
    },
    ...shownColumns(list, asCards).map(
      (at): Column<ListRow> => ({
        id: `column ${at}`,
        label: columnName(list, at),
        // What is read has the room.
        ...(wide ? { width: '12rem' } : !isRead(list, at) && { width: '9.5rem' }),
        head: (
          <div className={classes.head}>
            <span className={classes.headText}>{list.heads[at] || `Column ${at + 1}`}</span>
            <MeaningField list={list} column={at} />
          </div>
        ),
        cell: ({ number, cells, fate }) => (
          <input
            className={classes.field}
            data-field={at}
            data-ignored={!isRead(list, at)}
            aria-label={`${columnName(list, at)} of row ${number}`}
            value={cells[at] ?? ''}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            readOnly={isBusy || fate === 'done'}
            onChange={({ currentTarget }) => list.setCell(number, at, currentTarget.value)}
          />
        ),
      }),
    ),
    {
      id: 'delete',
      label: 'Delete',
      width: '4.5rem',
      cell: ({ number, fate }) => (
        <IconButton
          label={`Delete row ${number}`}
          disabled={isBusy || fate === 'done'}
          onClick={() => list.remove([number])}
        >
          <Icon of={IconTrash} />
        </IconButton>
      ),
    },
  ];
}
